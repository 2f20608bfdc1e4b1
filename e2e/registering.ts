import type { Page } from '@playwright/test'
import { newPerson } from './account.ts'
import { expect } from './journey.ts'
import { waitMinimumTime } from './public-form.ts'

export interface Visitor {
  name: string
  email: string
}

/** Somebody with an address of its own. */
export const visitor = (name: string): Visitor => ({ name, email: newPerson().email })

/** The fields of an attendee in the wizard, from 1. */
export const attendeeGroup = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^${number}\\. `) })

export async function fillVisitor(page: Page, number: number, { name, email }: Visitor): Promise<void> {
  await attendeeGroup(page, number).getByLabel('Naam').fill(name)
  await attendeeGroup(page, number).getByLabel('E-mailadres').fill(email)
}

/** Fills in who come, on the step that asks for them. */
export async function fillVisitors(page: Page, visitors: readonly Visitor[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Wie komen er?' })).toBeVisible()
  for (const [index, one] of visitors.entries()) await fillVisitor(page, index + 1, one)
}

/** Chooses tickets of a type for the event, and says who come. */
export async function chooseTickets(
  page: Page,
  eventId: number,
  visitors: readonly Visitor[],
  type = /^Winkel of keten/,
): Promise<void> {
  await page.goto(`/aanmelden/${eventId}`)
  await page.getByLabel(type).fill(String(visitors.length))
  await page.getByRole('button', { name: 'Verder' }).click()
  await fillVisitors(page, visitors)
}

/** Goes to the next step of the wizard. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Verder/ }).click()
}

/** Sends a public form as slowly as people do. */
export async function sendForm(page: Page, button: string): Promise<void> {
  await waitMinimumTime(page)
  await page.getByRole('button', { name: button }).click()
}

/** Pays for tickets by an invoice to a company: the steps after who come. @param total that the last of them shows */
export async function payByInvoice(page: Page, { name, email }: Visitor, total: string): Promise<void> {
  await page.getByLabel('Bedrijfsnaam').fill('IJzerhandel De Kroon')
  await page.getByLabel('Uw naam').fill(name)
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Straat en huisnummer').fill('Dakgoot 2')
  await page.getByLabel('Postcode').fill('1011 AB')
  await page.getByLabel('Plaats').fill('Amsterdam')
  await page.getByLabel('KvK-nummer').fill('30123456')
  await goOn(page)
  await page.getByLabel(/^Factuur/).check()
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
  await expect(page.getByRole('region').filter({ hasText: total }).first()).toBeVisible()
  await waitMinimumTime(page)
  await page.getByLabel(/Ik ga akkoord/).check()
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
}
