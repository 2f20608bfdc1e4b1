import type { Locator, Page } from '@playwright/test'

export const order = 'B2026-000000'
export const name = 'Dieuwertje van der Steen-Wagenaar'

/** Fills in the form to withdraw from an order. */
export async function fillStatement(page: Page, email: string): Promise<void> {
  await page.getByLabel('Bestelnummer').fill(order)
  await page.getByLabel('Uw naam').fill(name)
  await page.getByLabel('E-mailadres').fill(email)
}

export const firstButton = (page: Page): Locator => page.getByRole('button', { name: 'Hier herroepen', exact: true })
export const lastButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Herroeping bevestigen', exact: true })
