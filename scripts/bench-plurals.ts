import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { readOptions } from './command-line.ts'
import { openDatabase } from './database/open.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

/** Pairs to print, spread over all. */
const shown = 40

// `npm run bench:plurals -- --list input.tsv` beside a running site (`npm start`): how many singulars and plurals of a public
// list do not have one stem, and how many different nouns do. `bench/search/plurals.ts` says which lists.
await runTask(async (task) => {
  const { list } = readOptions({ list: { type: 'string' } })
  if (!list) throw new UserError('Name the list of nouns, as in --list input.tsv: bench/search/plurals.ts says which.')
  const { joinedNouns, missedPairs, readNouns, stemsOf } = await import('../bench/search/plurals.ts')
  const nouns = readNouns(list, await readFile(list, 'utf8'))
  const url = await step('Opening the database', (say) => openDatabase(task, readSettings(), say))
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const stems = await stemsOf(
      database,
      nouns.flatMap(({ singular, plurals }) => [singular, ...plurals]),
    )
    const pairs = nouns.reduce((sum, { plurals }) => sum + plurals.length, 0)
    report(`of ${pairs} pairs do not meet`, pairs, missedPairs(nouns, stems))
    report('pairs of different nouns meet', undefined, joinedNouns(nouns, stems))
  } finally {
    await database.end()
  }
  return 0
})

function report(what: string, total: number | undefined, found: readonly [string, string][]): void {
  const percent = total === undefined ? '' : ` (${((100 * found.length) / total).toFixed(2)}%)`
  const pause = Math.max(1, Math.floor(found.length / shown))
  const examples = found.filter((_, at) => at % pause === 0).map(([one, other]) => `${one}/${other}`)
  console.log(`\n${found.length} ${what}${percent}: ${examples.join(', ')}`)
}
