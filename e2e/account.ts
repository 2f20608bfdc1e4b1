import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { withClientAddress } from './client-address.ts'
import { expect } from './journey.ts'
import { linkInMail } from './mails.ts'
import { openPublicForm } from './public-form.ts'

/** A person with an account of their own, so that journeys do not interfere. */
export interface Person {
  email: string
  password: string
}

/** The demo content's reader, without a subscription. */
export const demoReader: Person = { email: 'lezer@gevel.example', password: 'Gevel-demo-2026' }

export function newPerson(): Person {
  return { email: `${randomUUID()}@lezers.example`, password: 'steigerplank in de regen' }
}

/**
 * Fills in and submits the registration form.
 * @param path of the form, with a return path
 */
export async function register(page: Page, { email, password }: Person, path = '/registreren'): Promise<void> {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await openPublicForm(page, path)
  await page.getByLabel('Naam').fill('Jip van Buiten')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Ik ga akkoord').check()
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
}

/** Creates an account and stays logged in with it. */
export async function join(page: Page): Promise<Person> {
  const person = newPerson()
  await register(page, person)
  await page.goto(await linkInMail(person.email, /^Bevestig/))
  await page.getByRole('button', { name: 'Account activeren' }).click()
  await expect(page.getByText('Uw e-mailadres is bevestigd')).toBeVisible()
  return person
}

/** Logs in on the open log-in screen. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

export async function logOut(page: Page, name = 'Jip van Buiten'): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await expect(page.getByText('U bent uitgelogd')).toBeVisible()
}
