import type { Task } from '../processes/task.ts'
import { buildPrograms } from './build-programs.ts'
import { findChromium } from './chromium.ts'
import { isWanted, type SlowTestPlan } from './plan.ts'
import type { Tally } from './tally.ts'
import { makeTestContent } from './test-content.ts'
import { startTestSite } from './test-site.ts'
import { checkJourneys, checkVitest } from './tests.ts'

/**
 * Runs the fault tests, whose readers notice an overloaded machine, then the slow journeys beside the slow contract tests, of
 * which many wait for timers, on databases and backends of their own, and then the jobs. Those start many backends, which
 * took minutes beside the journeys: as one session they have one part of the processors together, and each browser has one.
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
  const testContract = async () => {
    const backend = isWanted(contract, jobs) && (await tally.prepare(() => startTestSite(task, content, 'contract')))
    if (!backend) return undefined
    const env = { ...backend, CONTENT_DATABASE_URL: content.databaseUrl }
    await checkVitest(task, tally, { title: 'Slow contract tests', project: 'slow-contract', files: contract, env })
    return env
  }
  const [env] = await Promise.all([testContract(), testJourneys()])
  if (env) await checkVitest(task, tally, { title: 'Jobs and mails', project: 'jobs', files: jobs, env })
}
