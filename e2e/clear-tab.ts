import type { Page } from '@playwright/test'
import { testEnvironment } from './test-environment.ts'

/** Clears what a tab stores for itself at a site: journeys share one (`reuseContext`). */
export async function clearTab(page: Page, siteUrl = testEnvironment.siteUrl): Promise<void> {
  await page.goto(`${siteUrl}/builds/latest.json`)
  await page.evaluate(() => sessionStorage.clear())
}
