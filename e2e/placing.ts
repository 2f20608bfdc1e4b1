import type { Browser, Page } from '@playwright/test'
import { adminScreens, useSessionOf } from './admin.ts'
import { Editor } from './editor.ts'
import { expect } from './journey.ts'
import { nextStep } from './ordering.ts'

/** Begins a vacancy on the first page of the wizard. */
export async function beginVacancy(page: Page, packageName = 'Basis'): Promise<void> {
  await page.goto('/vacatures/plaatsen')
  await page.getByLabel(packageName).check()
  await page.getByRole('button', { name: 'Verder naar tekst' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wat is de vacature?' })).toBeVisible()
}

/** Fills in the step of the text. */
export async function fillText(page: Page, title: string, email: string): Promise<void> {
  await page.getByLabel('Functietitel').fill(title)
  await page.getByLabel('Plaats', { exact: true }).fill('Emmen')
  await page.getByLabel('Provincie').selectOption('Drenthe')
  await page.getByLabel('Vakgebied').selectOption('logistiek')
  await page.getByLabel('Salaris vanaf').fill('3600')
  await page.getByLabel('Inleiding').fill('U bouwt de vestiging op.')
  await page.getByLabel('Omschrijving').fill('## Wat u doet\n\nU leidt **een team**.\n\n- rooster\n- voorraad')
  await page.getByLabel('E-mailadres voor sollicitaties').fill(email)
}

/** Fills in the step of the company. */
export async function fillCompany(page: Page, email: string): Promise<void> {
  await page.getByLabel('Bedrijfsnaam').fill('Hamerslag')
  await page.getByLabel('Uw naam').fill('Femke Postma')
  await page.getByRole('main').getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Straat en huisnummer').fill('Steenbakkersweg 18')
  await page.getByLabel('Postcode').fill('3526kl')
  await page.getByLabel('Plaats', { exact: true }).fill('Utrecht')
  await page.getByLabel('KvK-nummer').fill('30123456')
}

/** Fills in a vacancy from the first page up to the last step. */
export async function fillVacancy(page: Page, title: string, email: string): Promise<void> {
  await beginVacancy(page)
  await fillText(page, title, email)
  await nextStep(page, 'Welk bedrijf zoekt iemand?')
  await fillCompany(page, email)
  await nextStep(page, 'Hoe wilt u betalen?')
  await nextStep(page, 'Klopt alles?')
}

/** Sends the vacancy of the open last step to the editors. */
export async function sendVacancy(page: Page): Promise<void> {
  await page.getByLabel('Ik ga akkoord').check()
  await page.getByRole('button', { name: 'Plaats de vacature' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
}

/** Opens a vacancy of an employer in the admin. */
export async function openReview(browser: Browser, title: string): Promise<Page> {
  const desk = await browser.newContext({
    javaScriptEnabled: true,
    baseURL: adminScreens.baseURL,
    locale: adminScreens.locale,
  })
  const admin = await desk.newPage()
  admin.setDefaultTimeout(90_000)
  await useSessionOf(await Editor.loggedIn(), desk)
  await admin.goto('/admin/ingezonden-vacatures')
  await admin.getByRole('link', { name: title }).click()
  await expect(admin.getByText('U leidt een team.')).toBeVisible()
  return admin
}

/** Approves the vacancy on the open page of the admin. */
export async function approve(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Keur goed' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Keur goed' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.getByText('Online', { exact: true }).first()).toBeVisible()
}
