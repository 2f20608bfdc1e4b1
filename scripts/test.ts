import { installBackend } from './before-start/packages.ts'
import { backendBuild, build, galleryBuild, websiteBuild } from './builds/build.ts'
import { findChromium } from './checks/chromium.ts'
import { checkImportRuleIsAwake, checkImports } from './checks/import-rule.ts'
import { describe, type Outcome, slowest, Tally } from './checks/outcome.ts'
import { checkFormat, checkLint } from './checks/style.ts'
import { startTestSite } from './checks/test-site.ts'
import { runJourneys, runVitest } from './checks/tests.ts'
import { checkTypes, typedParts } from './checks/types.ts'
import { checkUnusedCode } from './checks/unused-code.ts'
import { chosenParts, readOptions } from './command-line.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'

const parts = ['style', 'types', 'imports', 'unit', 'contract', 'journeys', 'faults'] as const

await runTask(async (task) => {
  // `npm test -- --only unit --only types` runs a part.
  const { only } = readOptions({ only: { type: 'string', multiple: true } })
  const chosen = chosenParts(parts, only)
  const wants = (...some: (typeof parts)[number][]) => some.some((part) => chosen.includes(part))
  const tally = new Tally()
  task.whenLost = (reason) => {
    console.log(reason.message)
    tally.failed += 1
  }
  await tally.prepare(() => installBackend(task))
  // a compiler keeps one processor busy, and the checks until the unit tests hardly the other
  const types = wants('types') ? inTurn(typedParts, (part) => checkTypes(task, part)) : []
  if (wants('style')) {
    await tally.check('Formatting', () => checkFormat(task))
    await tally.check('Lint', () => checkLint(task))
  }
  if (wants('imports')) {
    await tally.check('Import rule', () => checkImports(task))
    await tally.check('Import rule finds planted violations', () => checkImportRuleIsAwake(task))
    await tally.check('Unused code', () => checkUnusedCode(task))
  }
  if (wants('unit')) await tally.check('Unit tests', () => runVitest(task, 'unit'))
  for (const { part, found } of types) await tally.check(`Types of ${part}`, () => found)
  if (wants('contract', 'journeys', 'faults')) {
    const CHROMIUM = wants('journeys')
      ? await tally.prepare(() => step('Finding Chromium', () => findChromium(task)))
      : undefined
    const built = await tally.prepare(async () => {
      await build(task, backendBuild)
      await build(task, websiteBuild)
      if (wants('journeys')) await build(task, galleryBuild)
      return true
    })
    const site = built && wants('contract', 'journeys') ? await tally.prepare(() => startTestSite(task)) : undefined
    // they have databases and programs of their own, and mostly wait: beside each other they take no longer than the longest
    const faults = built && wants('faults') ? runVitest(task, 'faults') : undefined
    faults?.catch(() => undefined)
    if (site && wants('contract')) {
      const jobs = runVitest(task, 'jobs', site)
      jobs.catch(() => undefined)
      await tally.check('Contract tests', () => runVitest(task, 'contract', site))
      await tally.check('Jobs and mails', () => jobs)
    }
    if (faults) await tally.check('Faults', () => faults)
    if (site && CHROMIUM) await tally.check('Browser journeys', () => runJourneys(task, { ...site, CHROMIUM }))
  }
  if (tally.timings.length > 0) console.log(['The slowest files:', ...slowest(tally.timings)].join('\n'))
  console.log(describe(tally))
  return tally.failed === 0 ? 0 : 1
})

/** Begins with the first and goes on by itself; each can be waited for. */
function inTurn<Part>(parts: readonly Part[], work: (part: Part) => Promise<Outcome>) {
  let last: Promise<unknown> = Promise.resolve()
  return parts.map((part) => {
    const found = last.then(() => work(part))
    last = found.catch(() => undefined)
    return { part, found }
  })
}
