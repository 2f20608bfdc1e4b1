import type { Page } from '@playwright/test'
import { ownName } from './account.ts'

export const message = 'Eerste regel.\n\nTweede regel, met “tekens” & <b>haken</b>.'

/** Fills in a question about a subscription. */
export async function fillQuestion(page: Page, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Stuur een bericht' })
  await form.getByLabel('Onderwerp').selectOption('Abonnement of factuur')
  await form.getByLabel('Naam').fill(ownName)
  await form.getByLabel('E-mailadres').fill(email)
  await form.getByLabel('Abonnee- of factuurnummer').fill('2026-1187')
  await form.getByLabel('Uw bericht').fill(message)
}
