import type { Page } from '@playwright/test'
import { untilHydrated } from './journey.ts'

/** Sooner than this a form without a proof is taken for a bot's (decision 029). */
export const quickMs = 3_000

/** Opens a page with a form that anybody may send, and takes the time over it that a person does: longer than its scripts need, or than a bot. */
export async function openPublicForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takeTime(page)
}

/** The same on a page that is open already. */
export async function takeTime(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await untilHydrated(page)
  else await page.waitForTimeout(quickMs + 100)
}
