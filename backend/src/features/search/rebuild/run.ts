import knexOf, { type Knex } from 'knex'
import { environment } from '../../../platform/environment/environment'
import { rebuild } from '../indexing/rebuild'
import { restemAll } from '../lexicon/restem'

/**
 * `npm run search:rebuild`, and `node dist/src/features/search/rebuild/run.js` in a container: stems all words and indexes all
 * documents again, in batches; the site may be running.
 */
async function main(): Promise<void> {
  const knex = knexOf({
    client: 'pg',
    connection: { connectionString: environment.DATABASE_URL, application_name: 'gevel-search-rebuild' },
    pool: { min: 0, max: 1 },
  })
  try {
    await requireSearch(knex)
    console.log('Stemming the words')
    await knex.transaction(restemAll)
    await rebuild(knex, console.log)
  } finally {
    await knex.destroy()
  }
}

async function requireSearch(knex: Knex): Promise<void> {
  const { rows } = await knex.raw("SELECT to_regproc('gevel_search_version') IS NOT NULL AS is_ready")
  if (!rows[0].is_ready) throw new Error('This database has no search of this release yet: start the site on it once.')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
