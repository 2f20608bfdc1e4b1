import { appendFile } from 'node:fs/promises'
import process from 'node:process'
import { runTask, type Task } from '../processes/task.ts'
import { describe } from './outcome.ts'
import { Tally } from './tally.ts'

/**
 * Runs the tests of a command, then those once more that failed and may run again. The last line is
 * `N passed, N failed`; `.ci/run` adds those of its two commands in the file `TEST_TOTALS`.
 */
export function runTests(work: (task: Task, tally: Tally) => Promise<void>): Promise<void> {
  return runTask(async (task) => {
    // A password takes 1 ms instead of 50, and the tests hash and compare thousands.
    process.env.PASSWORD_HASH_COST = '4'
    const tally = new Tally()
    task.onLost = (reason) => tally.fail(reason)
    await work(task, tally)
    await tally.runFailedOnceMore()
    for (const line of tally.flakyLines) console.log(line)
    const totals = describe(tally.tests)
    if (process.env.TEST_TOTALS) await appendFile(process.env.TEST_TOTALS, `${totals}\n`)
    console.log(totals)
    return tally.holds ? 0 : 1
  })
}
