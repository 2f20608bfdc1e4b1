import type { Locator, Page } from '@playwright/test'

/**
 * Presses a button that saves or follows, and waits until that is stored: it shows so at once, and a browser drops the requests of a page that it
 * leaves.
 */
export async function keep(page: Page, button: Locator): Promise<void> {
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname.startsWith('/account/bewaren'),
  )
  await button.click()
  await stored
}
