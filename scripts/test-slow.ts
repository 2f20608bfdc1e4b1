import { findChanges } from './checks/changed-files.ts'
import { planSlowTests } from './checks/plan.ts'
import { runTests } from './checks/run-tests.ts'
import { testFirebase } from './checks/test-firebase.ts'
import { testSlowly } from './checks/test-slowly.ts'
import { readOptions } from './command-line.ts'

// `npm run test:slow -- --only faults` runs a part, `npm run test:slow -- --changed` what the changes since the upstream branch touch.
await runTests(async (task, tally) => {
  const { only, changed } = readOptions({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' } })
  const plan = planSlowTests(only, changed ? await findChanges() : undefined)
  await testSlowly(task, plan, tally)
  if (plan.firebase) await testFirebase(task, tally)
})
