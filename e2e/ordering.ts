import type { Page } from '@playwright/test'
import { ownName } from './account.ts'
import { expect } from './journey.ts'

export const paywall = 'Lees verder met een abonnement'

/** Follows the paywall of an article to the page of a plan. */
export async function choosePlan(page: Page, path: string, plan: string): Promise<void> {
  await page.goto(path)
  const wall = page.getByRole('region', { name: paywall })
  await wall.getByRole('link', { name: 'Bekijk de abonnementen' }).click()
  await page.getByRole('link', { name: `Kies ${plan}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible()
}

/** Leaves a step of an order for the next one. */
export async function nextStep(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: /^Verder naar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Begins the order of a plan on its open page. */
export async function beginOrder(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: `Bestel ${plan}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wie bestelt er?' })).toBeVisible()
}

/** Fills in a person from the second step of an order up to the last one. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill(ownName)
  await page.getByLabel('E-mailadres').fill(email)
  await nextStep(page, 'Wat is het adres?')
  await fillAddress(page)
  await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
  await page.getByLabel('Op naam van').fill('J. van Buiten')
  await page.getByLabel('Ik geef deze machtiging').check()
  await nextStep(page, 'Klopt alles?')
}

/** Fills in the address of an order. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Straat en huisnummer').fill('Steenbakkersweg 18 bis')
  await page.getByLabel('Postcode').fill('3526kl')
  await page.getByLabel('Plaats').fill('Utrecht')
  await nextStep(page, 'Hoe wilt u betalen?')
}

/** Places the order on the open last step, and returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw bestelling is geplaatst' })).toBeVisible()
  return /B\d{4}-\d+/.exec((await page.getByText(/^Bestelnummer/).textContent()) ?? '')?.[0] ?? ''
}
