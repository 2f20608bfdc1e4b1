import type { Page } from '@playwright/test'
import { withClientAddress } from './client-address.ts'
import { expect } from './journey.ts'

/** A private person who orders by direct debit, by step of the order. */
const answers = {
  gegevens: { Naam: 'Jip van Buiten', 'E-mailadres': 'jip@lezers.example' },
  adres: { 'Straat en huisnummer': 'Steenbakkersweg 18 bis', Postcode: '3526 KL', Plaats: 'Utrecht' },
  betaling: { IBAN: 'NL91 ABNA 0417 1643 00', 'Op naam van': 'J. van Buiten' },
} as const
export type OrderStep = keyof typeof answers

/** Begins the order of a plan for a private person, from an address of its own; its second step is then open. */
export async function beginOrder(page: Page, plan = 'gevel'): Promise<void> {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto(`/abonneren/${plan}`)
  await page.getByRole('button', { name: /^Bestel/ }).click()
  await expectStep(page, 'gegevens')
}

/** Fills in the step that is open, without sending it. */
export async function fillStep(page: Page, step: OrderStep, others: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...answers[step], ...others }))
    await page.getByLabel(label, { exact: true }).fill(text)
  if (step === 'betaling') await page.getByLabel('Ik geef deze machtiging').check()
}

/** Sends the step that is open. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Verder/ }).click()
}

/** Fills in and sends all steps from the second to the fourth: the summary is then open. */
export async function fillOrder(page: Page, email: string = answers.gegevens['E-mailadres']): Promise<void> {
  await fillStep(page, 'gegevens', { 'E-mailadres': email })
  await goOn(page)
  await expectStep(page, 'adres')
  await fillStep(page, 'adres')
  await goOn(page)
  await expectStep(page, 'betaling')
  await fillStep(page, 'betaling')
  await goOn(page)
  await expectStep(page, 'controle')
}

/** Waits for the page of a step. */
export async function expectStep(page: Page, step: OrderStep | 'abonnement' | 'controle'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^[^?]+/abonneren/bestellen/[-0-9a-f]{36}/${step}(\\?.*)?$`))
}

/** The path of a step of the order that is open. */
export function stepPath(page: Page, step: OrderStep | 'abonnement' | 'controle'): string {
  return new URL(page.url()).pathname.replace(/[^/]+$/, step)
}
