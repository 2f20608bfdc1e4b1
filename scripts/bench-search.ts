import pg from 'pg'
import { openDatabase } from './database/open.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { backendUrl } from './programs/environment.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

// `npm run bench:search` beside a running site (`npm start`): the quality of the search on the judged searches.
await runTask(async (task) => {
  const settings = readSettings()
  const { heading, measureEngine } = await import('../bench/search/compare.ts')
  const { loadDocuments } = await import('../bench/search/documents.ts')
  const { miniSearch, ourSearch, postgresDutch } = await import('../bench/search/engines.ts')
  const url = await step('Opening the database', (say) => openDatabase(task, settings, say))
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const documents = await loadDocuments(database)
    const { WEBSITE_KEY } = withDemoSecrets(settings.secrets)
    const engines = {
      'Gevel (over HTTP)': ourSearch(backendUrl(settings), WEBSITE_KEY),
      'PostgreSQL dutch': await postgresDutch(database, documents),
      MiniSearch: miniSearch(documents),
    }
    const rows: string[] = []
    for (const [name, engine] of Object.entries(engines)) rows.push(await measureEngine(name, engine))
    console.log(`\n${documents.length} documents of the demo content\n\n${heading}\n${rows.join('\n')}`)
  } finally {
    await database.end()
  }
  return 0
})
