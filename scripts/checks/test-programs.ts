import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { findChromium } from './chromium.ts'
import type { Outcome, Tally } from './outcome.ts'
import { isWanted, type TestPlan } from './plan.ts'
import { makeTestContent } from './test-content.ts'
import { startTestSite } from './test-site.ts'
import { runJourneys, runVitest } from './tests.ts'
import { splitJourneys, type Touched } from './touched-parts.ts'

/** The steps that already run: building the programs (whether it succeeded), and the unit tests. */
interface Started {
  built: Promise<boolean>
  units: Promise<void>
}

/**
 * Runs the tests that need the programs, in parallel where they bear it: each has programs and databases of its own.
 * Fault tests measure how soon something happens, and readers notice an overloaded machine: they run beside contract
 * tests and jobs, which mostly wait, one browser that visits the whole site and two that wait for timers, and not beside
 * the unit tests, the start of the sites and the other journeys, which keep both processors busy. The checks of the
 * sources give way to them.
 */
export async function testPrograms(task: Task, plan: TestPlan, tally: Tally, { built, units }: Started): Promise<void> {
  const { contract, jobs, faults, journeys } = plan
  if (!isWanted(contract, jobs, faults, journeys)) return
  const chromium = isWanted(journeys)
    ? tally.prepare(() => step('Finding Chromium', () => findChromium(task)))
    : undefined
  if (!(await built)) return
  const content = await tally.prepare(() => makeTestContent(task))
  if (!content) return
  const site = (name: string) => tally.prepare(() => startTestSite(task, content, name))
  const check = async (title: string, touched: Touched, run: (files: readonly string[]) => Promise<Outcome>) => {
    if (isWanted(touched)) await tally.check(title, () => run(touched === 'all' ? [] : touched))
  }

  const sites = {
    contract: isWanted(contract, jobs) ? site('contract') : undefined,
    journeys: chromium?.then((path) => (path ? site('journeys') : undefined)),
  }

  async function testFaults() {
    await Promise.all([units, ...Object.values(sites)])
    const env = { CONTENT_FOLDER: content?.folder, DATABASE_URL: content?.databaseUrl }
    await check('Faults', faults, (args) => runVitest(task, 'faults', { args, env }))
  }
  async function testContract() {
    const site = await sites.contract
    if (!site) return
    const env = { ...site, CONTENT_DATABASE_URL: content?.databaseUrl }
    await Promise.all([
      check('Contract tests', contract, (args) => runVitest(task, 'contract', { args, env })),
      check('Jobs and mails', jobs, (args) => runVitest(task, 'jobs', { args, env })),
    ])
  }
  async function testJourneys(faultsDone: Promise<void>) {
    const started = await sites.journeys
    if (!started) return
    const env = { ...started, CHROMIUM: await chromium }
    const { besideFaults, reading, editing } = splitJourneys(journeys)
    const run = (projects: readonly string[]) => (files: readonly string[]) =>
      runJourneys(task, env, { projects, files })
    const early = check('Whole-site and timed journeys', besideFaults, run(['whole-site', 'timed']))
    await faultsDone
    await Promise.all([early, check('Reading journeys', reading, run(['reading']))])
    await check('Journeys of editors', editing, run(['editing']))
  }
  const faultsDone = testFaults()
  await Promise.all([faultsDone, testContract(), testJourneys(faultsDone)])
}
