import type { BrowserContext, Page } from '@playwright/test'

/** Its pages ask for a font of another site, which the machine of the tests need not reach. */
export async function withoutForeignFonts(context: BrowserContext): Promise<void> {
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
}

/** Logs in on the pages of the OpenID provider, which are open, and agrees to go back. */
export async function agreeAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Notes where the provider sends the browser back to, which only one request may be made with. */
export function nextReturn(page: Page): Promise<string> {
  return page.waitForRequest(/\/auth\/connect\?/).then((request) => {
    const { pathname, search } = new URL(request.url())
    return pathname + search
  })
}
