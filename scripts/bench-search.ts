import { runTask } from './processes/task.ts'
import { backendUrl } from './programs/environment.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

// `npm run bench:search` beside a running site (`npm start`): the quality of the search on the judged searches.
await runTask(async () => {
  const settings = readSettings()
  const { heading, measureEngine } = await import('../bench/search/compare.ts')
  const { ourSearch } = await import('../bench/search/our-search.ts')
  const { WEBSITE_KEY } = withDemoSecrets(settings.secrets)
  const row = await measureEngine('Gevel, over HTTP', ourSearch(backendUrl(settings), WEBSITE_KEY))
  console.log(`\n${heading}\n${row}`)
  return 0
})
