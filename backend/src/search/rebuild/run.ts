import { Client } from 'pg'
import { environment } from '../../environment/environment'

/** The kinds of documents, as `gevel_search_batch` names them. */
const kinds = ['article', 'company', 'event', 'vacancy', 'magazine', 'page', 'figures', 'author'] as const

/** Between two lines of progress. */
const reportEveryMs = 5_000

/**
 * `npm run search:rebuild`, and `node dist/src/search/rebuild/run.js` in a container: indexes all documents again, in
 * batches; the site may be running.
 */
async function main(): Promise<void> {
  const database = new Client({
    connectionString: environment.DATABASE_URL,
    application_name: 'gevel-search-rebuild',
  })
  await database.connect()
  try {
    await requireSearch(database)
    console.log('Stemming the words')
    await restemWords(database)
    for (const kind of kinds) await indexKind(database, kind)
    console.log('Indexing: pages of magazines')
    await indexIssues(database)
    await database.query('UPDATE gevel_search_state SET is_built = true')
    await database.query('ANALYZE gevel_search_documents, gevel_search_words')
  } finally {
    await database.end()
  }
}

async function requireSearch(database: Client): Promise<void> {
  const { rows } = await database.query("SELECT to_regproc('gevel_search_version') IS NOT NULL AS is_ready")
  if (!rows[0].is_ready) throw new Error('This database has no search of this release yet: start the site on it once.')
}

/** Documents take the stems of known words from the list of words: without this, none would follow a changed rule. */
async function restemWords(database: Client): Promise<void> {
  await database.query('SELECT gevel_search_compact()')
  await database.query('SELECT gevel_search_restem(NULL)')
}

async function indexIssues(database: Client): Promise<void> {
  let pdf: number | null = 0
  while (pdf !== null) {
    const { rows } = await database.query<{ pdf: number | null }>('SELECT gevel_search_issue_batch($1) AS pdf', [pdf])
    pdf = rows[0]?.pdf ?? null
  }
}

async function indexKind(database: Client, kind: string): Promise<void> {
  console.log(`Indexing: ${kind}`)
  let after: number | null = 0
  let reportedAt = Date.now()
  while (after !== null) {
    after = await nextBatch(database, kind, after)
    await database.query('SELECT gevel_search_compact()')
    if (after === null || Date.now() - reportedAt < reportEveryMs) continue
    reportedAt = Date.now()
    const { rows } = await database.query('SELECT gevel_search_progress($1, $2) AS percent', [kind, after])
    console.log(`  ${rows[0].percent}%`)
  }
}

/** @returns the last row id of the batch; null when there was nothing left */
async function nextBatch(database: Client, kind: string, after: number): Promise<number | null> {
  const { rows } = await database.query<{ last: number | null }>('SELECT gevel_search_batch($1, $2) AS last', [
    kind,
    after,
  ])
  return rows[0]?.last ?? null
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
