import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** The link to the provider on the screens to log in and to register, and the button of its terms. */
export const continueLabel = 'Ga verder met Proef-inlog'

/** The address of a new user of the provider, who logs in with it. */
export function newProviderAddress(): string {
  return `${randomUUID()}@lezers.example`
}

/** Accepts the terms, on the open screen for it. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByLabel('Gevel Pro').check()
  await page.getByLabel('Ik ga akkoord').check()
  await page.getByRole('button', { name: continueLabel }).click()
}

/** Creates an account by the provider and stays logged in with it. */
export async function registerByProvider(page: Page, email = newProviderAddress()): Promise<void> {
  await page.goto('/registreren')
  await page.getByRole('link', { name: continueLabel }).click()
  await acceptTerms(page)
  await consentAtProvider(page, email)
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
