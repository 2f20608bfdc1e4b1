import type { Page } from '@playwright/test'
import { ask } from './http.ts'
import { untilHydrated } from './journey.ts'

/** A form without a proof that is sent sooner than this counts as a bot's (decision 029). */
export const quickMs = 3_000

/**
 * Opens a page with a public form, and waits as long as a person takes: longer than its scripts need, or than a bot.
 */
export async function openPublicForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitMinimumTime(page)
}

/** Waits, on an open page with a public form, as long as a person takes. */
export async function waitMinimumTime(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await untilHydrated(page)
  else await page.waitForTimeout(quickMs + 100)
}

/** Makes the form of a page one that was rendered just now, so that sending it is faster than a person. */
export async function resetRenderingTime(page: Page): Promise<void> {
  const renderedAt = await renderingTimeOf(new URL(page.url()).pathname)
  await page.locator('[name=_rendered]').evaluate((input, moment) => input.setAttribute('value', moment), renderedAt)
}

/** The signed time at which the form of a page is rendered, which is now. */
export async function renderingTimeOf(path: string): Promise<string> {
  const { body } = await ask(path)
  return /name="_rendered" value="([^"]+)"/.exec(body)?.[1] ?? ''
}
