import type { Page } from '@playwright/test'
import { testEnvironment } from './test-environment.ts'

/** A page with a video of another site. */
export const pageWithVideo = '/over-ons/zo-werken-wij'

/** Records the URLs of all requests to other sites, none of which leaves the machine. */
export async function recordThirdParties(page: Page): Promise<string[]> {
  const urls: string[] = []
  await page.route(
    (url) => url.origin !== testEnvironment.siteUrl,
    async (route) => {
      urls.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' })
    },
  )
  return urls
}

/** Makes the browser send Global Privacy Control, and scripts see it (https://w3c.github.io/gpc/). */
export async function enablePrivacyControl(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
}

/** The value of the cookie with the choice, and for how many days it is stored. */
export async function storedConsent(page: Page): Promise<{ value: string; days: number } | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / (24 * 60 * 60)) }
}

/** Sets the cookie with a choice, as the site does. */
export async function giveConsent(page: Page, value: string): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value, url: testEnvironment.siteUrl }])
}
