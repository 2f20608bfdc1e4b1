import type { Page } from '@playwright/test'
import { withClientAddress } from './client-address.ts'
import type { Content } from './content.ts'
import { expect } from './journey.ts'
import { isOpen, vacancyPath } from './paths.ts'
import { waitMinimumTime } from './public-form.ts'

/** A file that is a PDF by its content. */
export const cv = {
  name: 'cv-ingeborg.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')]),
}

/** Begins an application on the page of its vacancy. */
export async function beginApplication(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Solliciteer' }).first().click()
  await expect(page).toHaveURL(/\/vacatures\/solliciteren\/\d+\/[\w-]{36}$/)
  await waitMinimumTime(page)
}

/** Fills in the form of an application, without its CV. */
export async function fillApplication(page: Page, email: string): Promise<void> {
  await page.getByLabel('Naam').fill('Ingeborg Schrijvers')
  await page.getByRole('main').getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Waarom deze baan?').fill('De balie voor de vakman mis ik.')
}

export async function sendApplication(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verstuur sollicitatie' }).click()
}

/** A vacancy that takes applications, by mail. */
export const openVacancy = (content: Content) =>
  content.vacancy((one) => isOpen(one) && one.takesApplications && Boolean(one.contact?.email))

/** Begins an application to a vacancy, by another visitor than the other journeys. */
export async function applyTo(page: Page, content: Content, choose = openVacancy) {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  const vacancy = await choose(content)
  await beginApplication(page, vacancyPath(vacancy))
  return vacancy
}
