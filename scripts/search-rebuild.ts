import pg from 'pg'
import { openDatabase } from './database/open.ts'
import { type Print, step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

/** The kinds of documents, as `gevel_search_batch` names them. */
const kinds = ['article', 'company', 'event', 'vacancy', 'magazine', 'page', 'figures', 'author'] as const

/** Between two lines of progress. */
const reportEveryMs = 5_000

// `npm run search:rebuild`: indexes all documents again, in batches; the site may be running.
await runTask(async (task) => {
  const url = await step('Opening the database', (print) => openDatabase(task, readSettings(), print))
  const database = new pg.Client({ connectionString: url, application_name: 'gevel-search-rebuild' })
  await database.connect()
  try {
    await requireSearch(database)
    await step('Stemming the words', () => restemWords(database))
    for (const kind of kinds) await step(`Indexing: ${kind}`, (print) => indexKind(database, kind, print))
    await database.query('UPDATE gevel_search_state SET is_built = true')
    await database.query('ANALYZE gevel_search_documents, gevel_search_words')
  } finally {
    await database.end()
  }
  return 0
})

async function requireSearch(database: pg.Client): Promise<void> {
  const { rows } = await database.query("SELECT to_regproc('gevel_search_restem') IS NOT NULL AS is_ready")
  if (!rows[0].is_ready)
    throw new UserError('This database has no search of this release yet: start the site on it once.')
}

/** Documents take the stems of known words from the list of words: without this, none would follow a changed rule. */
async function restemWords(database: pg.Client): Promise<void> {
  await database.query('SELECT gevel_search_compact()')
  await database.query('SELECT gevel_search_restem(NULL)')
}

async function indexKind(database: pg.Client, kind: string, print: Print): Promise<void> {
  let after: number | null = 0
  let reportedAt = Date.now()
  while (after !== null) {
    after = await nextBatch(database, kind, after)
    await database.query('SELECT gevel_search_compact()')
    if (after === null || Date.now() - reportedAt < reportEveryMs) continue
    reportedAt = Date.now()
    const { rows } = await database.query('SELECT gevel_search_progress($1, $2) AS percent', [kind, after])
    print(`${rows[0].percent}%`)
  }
}

/** @returns the last row id of the batch; null when there was nothing left */
async function nextBatch(database: pg.Client, kind: string, after: number): Promise<number | null> {
  const { rows } = await database.query<{ last: number | null }>('SELECT gevel_search_batch($1, $2) AS last', [
    kind,
    after,
  ])
  return rows[0]?.last ?? null
}
