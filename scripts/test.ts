import { installBackend } from './before-start/packages.ts'
import { backendBuild, build, galleryBuild, websiteBuild } from './builds/build.ts'
import { findChanges } from './checks/changed-files.ts'
import { findChromium } from './checks/chromium.ts'
import { checkImportRuleIsAwake, checkImports } from './checks/import-rule.ts'
import { describe, type Outcome, slowest, Tally } from './checks/outcome.ts'
import { isWanted, planTests, type TestPlan } from './checks/plan.ts'
import { checkFormat, checkLint } from './checks/style.ts'
import { startTestSite } from './checks/test-site.ts'
import { runJourneys, runVitest } from './checks/tests.ts'
import type { Touched } from './checks/touched-parts.ts'
import { checkTypes } from './checks/types.ts'
import { checkUnusedCode } from './checks/unused-code.ts'
import { readOptions } from './command-line.ts'
import { step } from './processes/progress.ts'
import { runTask, type Task } from './processes/task.ts'

await runTask(async (task) => {
  // `npm test -- --only unit --only types` runs parts, `npm test -- --changed` what the changes since the upstream
  // branch affect.
  const { only, changed } = readOptions({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' } })
  const plan = planTests(only, changed ? await findChanges() : undefined)
  const tally = new Tally()
  task.whenLost = (reason) => {
    console.log(reason.message)
    tally.failed += 1
  }
  await tally.prepare(() => installBackend(task))
  // a compiler uses one core, and the checks before the unit tests hardly use the other
  const types = inTurn(plan.types, (part) => checkTypes(task, part))
  if (plan.style) {
    await tally.check('Formatting', () => checkFormat(task))
    await tally.check('Lint', () => checkLint(task))
  }
  if (plan.imports) {
    await tally.check('Import rule', () => checkImports(task))
    await tally.check('Import rule finds planted violations', () => checkImportRuleIsAwake(task))
    await tally.check('Unused code', () => checkUnusedCode(task))
  }
  if (plan.unit !== 'none') {
    const args = plan.unit === 'all' ? [] : ['--changed', plan.unit.since, '--passWithNoTests']
    await tally.check('Unit tests', () => runVitest(task, 'unit', { args }))
  }
  for (const { part, found } of types) await tally.check(`Types of ${part}`, () => found)
  if (isWanted(plan.contract, plan.jobs, plan.journeys, plan.faults)) await testPrograms(task, plan, tally)
  if (tally.timings.length > 0) console.log(['The slowest files:', ...slowest(tally.timings)].join('\n'))
  console.log(describe(tally))
  return tally.failed === 0 ? 0 : 1
})

/** Runs the tests that need running programs. */
async function testPrograms(task: Task, plan: TestPlan, tally: Tally): Promise<void> {
  const wantsJourneys = isWanted(plan.journeys)
  const CHROMIUM = wantsJourneys
    ? await tally.prepare(() => step('Finding Chromium', () => findChromium(task)))
    : undefined
  const built = await tally.prepare(async () => {
    await build(task, backendBuild)
    await build(task, websiteBuild)
    if (wantsJourneys) await build(task, galleryBuild)
    return true
  })
  if (!built) return
  const needsSite = isWanted(plan.contract, plan.jobs, plan.journeys)
  const site = needsSite ? await tally.prepare(() => startTestSite(task)) : undefined
  // they have databases and programs of their own, and mostly wait: in parallel they take no longer than the longest
  const faults = begin(plan.faults, (args) => runVitest(task, 'faults', { args }))
  const jobs = site && begin(plan.jobs, (args) => runVitest(task, 'jobs', { args, env: site }))
  const contract = site && begin(plan.contract, (args) => runVitest(task, 'contract', { args, env: site }))
  if (contract) await tally.check('Contract tests', () => contract)
  if (jobs) await tally.check('Jobs and mails', () => jobs)
  if (faults) await tally.check('Faults', () => faults)
  const { journeys } = plan
  if (site && CHROMIUM)
    await tally.check('Browser journeys', () =>
      runJourneys(task, { ...site, CHROMIUM }, journeys === 'all' ? [] : journeys),
    )
}

/** Starts the tests if any is wanted; each outcome can be awaited later. */
function begin(touched: Touched, work: (files: readonly string[]) => Promise<Outcome>): Promise<Outcome> | undefined {
  if (touched.length === 0) return undefined
  const outcome = work(touched === 'all' ? [] : touched)
  outcome.catch(() => undefined)
  return outcome
}

/** Runs the parts one after the other; each can be awaited. */
function inTurn<Part>(parts: readonly Part[], work: (part: Part) => Promise<Outcome>) {
  let last: Promise<unknown> = Promise.resolve()
  return parts.map((part) => {
    const found = last.then(() => work(part))
    last = found.catch(() => undefined)
    return { part, found }
  })
}
