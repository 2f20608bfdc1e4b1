import type { Task } from '../processes/task.ts'
import { findChromium } from './chromium.ts'
import { isWanted, needsSites, type TestPlan } from './plan.ts'
import type { Tally } from './tally.ts'
import { makeTestContent } from './test-content.ts'
import { startTestSite } from './test-site.ts'
import { checkJourneys, checkVitest } from './tests.ts'

/**
 * Runs the tests that need the programs, beside each other: contract tests mostly wait. The journeys have a site
 * of their own; those of editors, which change its content, come last.
 * @param built whether the programs, which are being built, could be
 */
export async function testOnSites(task: Task, plan: TestPlan, tally: Tally, built: Promise<boolean>): Promise<void> {
  if (!needsSites(plan) || !(await built)) return
  const content = await tally.prepare(() => makeTestContent(task))
  if (!content) return
  const { contract, requests, journeys } = plan

  const testContract = async () => {
    const site = await tally.prepare(() => startTestSite(task, content, 'contract'))
    if (!site) return
    const env = { ...site, CONTENT_DATABASE_URL: content.databaseUrl }
    await checkVitest(task, tally, { title: 'Contract tests', project: 'contract', files: contract, env })
  }
  const testWebsite = async () => {
    const [site, CHROMIUM] = await Promise.all([
      tally.prepare(() => startTestSite(task, content, 'website')),
      isWanted(journeys) ? tally.prepare(() => findChromium(task)) : undefined,
    ])
    if (!site) return
    const env = { ...site, CHROMIUM }
    const check = async (title: string, project: 'reading' | 'editing') =>
      CHROMIUM && checkJourneys(task, tally, { title, project, files: journeys, env })
    await Promise.all([
      checkVitest(task, tally, { title: 'Requests to the website', project: 'requests', files: requests, env }),
      check('Journeys of readers', 'reading'),
    ])
    await check('Journeys of editors', 'editing')
  }
  await Promise.all([isWanted(contract) && testContract(), isWanted(requests, journeys) && testWebsite()])
}
