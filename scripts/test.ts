import process from 'node:process'
import { buildPrograms } from './checks/build-programs.ts'
import { findChanges } from './checks/changed-files.ts'
import { checkSources, testUnits } from './checks/check-sources.ts'
import { describe, slowest, Tally } from './checks/outcome.ts'
import { planTests } from './checks/plan.ts'
import { testPrograms } from './checks/test-programs.ts'
import { readOptions } from './command-line.ts'
import { runTask } from './processes/task.ts'

await runTask(async (task) => {
  // `npm test -- --only unit --only types` runs parts, `npm test -- --changed` what the changes since the upstream branch touch.
  const { only, changed } = readOptions({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' } })
  const plan = planTests(only, changed ? await findChanges() : undefined)
  // A password takes 1 ms instead of 50, and the tests hash and compare thousands.
  process.env.PASSWORD_HASH_COST = '4'
  const tally = new Tally()
  task.onLost = (reason) => {
    console.log(reason.message)
    tally.failed += 1
  }
  const built = buildPrograms(task, plan, tally)
  const units = testUnits(task, plan, tally)
  await Promise.all([units, checkSources(task, plan, tally, built), testPrograms(task, plan, tally, { built, units })])
  if (tally.timings.length > 0) console.log(['The slowest files:', ...slowest(tally.timings)].join('\n'))
  console.log(describe(tally))
  return tally.failed === 0 ? 0 : 1
})
