import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { findChromium } from './chromium.ts'
import type { Tally } from './tally.ts'
import type { TestContent } from './test-content.ts'
import { startTestSite } from './test-site.ts'

/** Starts a site for journeys; returns the environment for them, or undefined when it fails. */
export function startJourneySite(
  task: Task,
  tally: Tally,
  content: TestContent,
): Promise<NodeJS.ProcessEnv | undefined> {
  return tally.prepare(async () => {
    const CHROMIUM = await step('Finding Chromium', () => findChromium(task))
    return { ...(await startTestSite(task, content, 'journeys')), CHROMIUM }
  })
}
