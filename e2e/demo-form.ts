import type { Page } from '@playwright/test'

/** Fills in the demo form. Options override single fields. */
export async function fillDemoForm(page: Page, { email = 'anneke@voorbeeld.nl' } = {}): Promise<void> {
  await page.getByLabel('E-mailadres').first().fill(email)
  await page.getByLabel('Nieuw wachtwoord').fill('heel lang wachtwoord')
  await page.getByLabel('Herhaal het wachtwoord').fill('heel lang wachtwoord')
  await page.getByLabel('Rekeningnummer').fill('NL91 ABNA 0417 1643 00')
  await page.getByLabel('Plaats').fill('Utrecht')
  await page.getByLabel('Ik ga akkoord').check()
}

/** A field that FormKit follows. */
export const liveField = (page: Page) => page.locator('form [data-state]').first()
export const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true }).click()
export const alert = (page: Page) => page.getByRole('alert')
export const received = (page: Page) => page.getByRole('status').filter({ hasText: 'Ontvangen' })
