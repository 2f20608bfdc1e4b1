import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { someAddress, withClientAddress } from './client-address.ts'
import { expect } from './journey.ts'
import { codeInMail, linkInMail } from './mails.ts'
import { openPublicForm } from './public-form.ts'
import { testEnvironment } from './test-environment.ts'

/** A person with an account of their own, so that journeys do not interfere. */
export interface Person {
  email: string
  password: string
}

export const ownName = 'Jip van Buiten'

/** The demo content's subscriber. */
export const demoSubscriber: Person = { email: 'abonnee@gevel.example', password: 'Gevel-demo-2026' }

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
  await page.getByLabel('Naam').fill(ownName)
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Ik ga akkoord').check()
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
}

/** Creates an account in the browser, confirms it by mail, and stays logged in with it. */
export async function registerAndConfirm(page: Page): Promise<Person> {
  const person = newPerson()
  await register(page, person)
  await page.goto(await linkInMail(person.email, /^Bevestig/))
  await page.getByRole('button', { name: 'Account activeren' }).click()
  await expect(page.getByText('Uw e-mailadres is bevestigd')).toBeVisible()
  return person
}

/** Creates a confirmed account without a browser, with the requests that the website sends to the backend for its forms. */
export async function newAccount(): Promise<Person> {
  const person = newPerson()
  await postToBackend('/auth/local/register', { name: ownName, ...person, edition: 'general', consent: true })
  await postToBackend('/account/confirm', { code: await codeInMail(person.email, /^Bevestig/) })
  return person
}

/**
 * Logs the browser in with an account of its own, without its screens: a tenth of the processor time. The page stays
 * as it is.
 */
export async function join(page: Page): Promise<Person> {
  const person = await newAccount()
  await logInAs(page, person)
  return person
}

/** Logs the browser in, without its screens; the page stays as it is. */
export async function logInAs(page: Page, { email, password }: Person): Promise<void> {
  const headers = withClientAddress()
  await page.context().setExtraHTTPHeaders(headers)
  const form = { identifier: email, password }
  const response = await page.request.post('/inloggen', { headers, form, maxRedirects: 0 })
  expect(response.status()).toBe(302)
}

async function postToBackend(path: string, body: object): Promise<void> {
  const response = await fetch(testEnvironment.backendUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-website-key': demoSecrets.WEBSITE_KEY,
      'x-client-address': someAddress(),
      'x-client-proof': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  expect(response.status, path).toBe(200)
}

/** Requests a password reset on its open form, and returns the link in the mail. */
export async function requestReset(page: Page, { email }: Person): Promise<string> {
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByText('Als er een account is')).toBeVisible()
  return linkInMail(email, /wachtwoord/i)
}

/** Logs in on the open log-in screen. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

export async function logOut(page: Page, name = ownName): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await expect(page.getByText('U bent uitgelogd')).toBeVisible()
}
