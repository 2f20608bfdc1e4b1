import type { Page } from '@playwright/test'

/** Clears what a tab stores for itself: journeys share one (`reuseContext`). */
export async function clearTab(page: Page): Promise<void> {
  await page.goto('/builds/latest.json')
  await page.evaluate(() => sessionStorage.clear())
}
