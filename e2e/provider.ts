import type { BrowserContext, Page } from '@playwright/test'

/** Blocks a font of another site that the provider's pages load, since the test machine may be offline. */
export async function blockExternalFonts(context: BrowserContext): Promise<void> {
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
}

/** Logs in on the open pages of the OpenID provider, and consents. */
export async function consentAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Captures the redirect of the provider back to the site, which works only once. */
export function nextCallback(page: Page): Promise<string> {
  return page.waitForRequest(/\/auth\/connect\?/).then((request) => {
    const { pathname, search } = new URL(request.url())
    return pathname + search
  })
}
