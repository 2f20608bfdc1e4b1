import type { Task } from '../processes/task.ts'
import { buildPrograms } from './build-programs.ts'
import { findChromium } from './chromium.ts'
import { isWanted, type SlowTestPlan } from './plan.ts'
import type { Tally } from './tally.ts'
import { makeTestContent } from './test-content.ts'
import { startTestSite } from './test-site.ts'
import { checkJourneys, checkVitest } from './tests.ts'

/**
 * Runs the fault tests, whose readers notice an overloaded machine, and then the slow journeys beside the slow contract
 * tests and the jobs, on databases and backends of their own: most of these wait for timers.
 */
export async function testSlowly(
  task: Task,
  { contract, jobs, faults, journeys }: SlowTestPlan,
  tally: Tally,
): Promise<void> {
  if (!isWanted(contract, jobs, faults, journeys) || !(await buildPrograms(task, tally))) return
  const content = await tally.prepare(() => makeTestContent(task))
  if (!content) return
  const ofFaults = { CONTENT_FOLDER: content.folder, DATABASE_URL: content.databaseUrl }
  await checkVitest(task, tally, { title: 'Faults', project: 'faults', files: faults, env: ofFaults })
  const testJourneys = async () => {
    if (!isWanted(journeys)) return
    const site = await tally.prepare(async () => {
      const CHROMIUM = await findChromium(task)
      return { ...(await startTestSite(task, content, 'website')), CHROMIUM }
    })
    if (!site) return
    await checkJourneys(task, tally, { title: 'Slow journeys', project: 'slow', files: journeys, env: site })
    const title = 'Slow journeys of editors'
    await checkJourneys(task, tally, { title, project: 'slow-editing', files: journeys, env: site })
  }
  const testBackend = async () => {
    if (!isWanted(contract, jobs)) return
    const backend = await tally.prepare(() => startTestSite(task, content, 'contract'))
    if (!backend) return
    const env = { ...backend, CONTENT_DATABASE_URL: content.databaseUrl }
    const title = 'Slow contract tests'
    await checkVitest(task, tally, { title, project: 'slow-contract', files: contract, env })
    await checkVitest(task, tally, { title: 'Jobs and mails', project: 'jobs', files: jobs, env })
  }
  await Promise.all([testBackend(), testJourneys()])
}
