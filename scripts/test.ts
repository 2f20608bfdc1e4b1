import { buildPrograms } from './checks/build-programs.ts'
import { findChanges } from './checks/changed-files.ts'
import { checkSources, testUnits } from './checks/check-sources.ts'
import { needsSites, planTests } from './checks/plan.ts'
import { runTests } from './checks/run-tests.ts'
import { testOnSites } from './checks/test-on-sites.ts'
import { warnOfNextStrapi } from './checks/warn-of-next-strapi.ts'
import { readOptions } from './command-line.ts'

// `npm test -- --only unit --only types` runs parts, `npm test -- --changed` what the changes since the upstream branch touch.
await runTests(async (task, tally) => {
  const { only, changed } = readOptions({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' } })
  const plan = planTests(only, changed ? await findChanges() : undefined)
  const built = needsSites(plan) ? buildPrograms(task, tally) : Promise.resolve(false)
  await Promise.all([
    testUnits(task, plan, tally),
    checkSources(task, plan, tally, built),
    testOnSites(task, plan, tally, built),
    plan.style && warnOfNextStrapi(task),
  ])
})
