import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { join, newPerson } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { subscribeCompany } from '../../company.ts'
import { expect, journey, open } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'
import { findOverflow } from '../../screen/overflow.ts'

let database: Client
journey.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})
journey.afterAll(() => database.end())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })

    journey('a colleague works on the vacancies of a company until it is removed', async ({ page, browser, watch }) => {
      watch.allow(422, /^\/vacatures\/bedrijf/)
      journey.setTimeout(150_000)
      const { email } = await join(page)
      await subscribeCompany(database, email)
      await page.goto('/vacatures/mijn')
      await page.getByRole('link', { name: 'IJzerhandel De Kroon' }).click()
      await expect(heading(page, 'IJzerhandel De Kroon')).toBeVisible()
      // the last owner stays
      await expect(page.getByRole('button', { name: /^(Maak lid|Verwijder)/ })).toHaveCount(0)
      const colleague = newPerson()
      await page.getByLabel('Nodig een collega uit').fill('Femke zonder adres')
      await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click()
      await expect(page.getByText('is geen e-mailadres').first()).toBeVisible()
      await page.getByLabel('Nodig een collega uit').fill(`Femke Postma <${colleague.email}>`)
      await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click()
      await expect(page.getByText('De uitnodiging is onderweg.')).toBeVisible()
      const company = new URL(page.url()).pathname

      const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: withClientAddress() })
      const other = await context.newPage()
      await other.goto(await linkInMail(colleague.email, /^Werk mee aan vacatures van IJzerhandel/))
      await other.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
      await other.getByLabel('Wachtwoord', { exact: true }).fill(colleague.password)
      await other.getByLabel('Ik ga akkoord').check()
      await other.getByRole('button', { name: 'Maak het account en neem de uitnodiging aan' }).click()
      await other.getByRole('link', { name: 'Naar mijn vacatures' }).click()
      await expect(heading(other, 'Vacatures van IJzerhandel De Kroon')).toBeVisible()
      expect((await other.goto(company))?.status()).toBe(404)

      await page.goto(company)
      await page.getByRole('button', { name: 'Verwijder: Femke Postma' }).click()
      await expect(page.getByText('Deze collega ziet niets meer van uw vacatures.')).toBeVisible()
      await other.goto('/vacatures/mijn')
      await expect(heading(other, 'Mijn vacatures')).toBeVisible()
      await expect(other.getByText('U hebt nog geen vacatures')).toBeVisible()
      await context.close()
    })
  })
}

journey('shows the page of a company to everybody who can use it', async ({ page }) => {
  const { email } = await join(page)
  await subscribeCompany(database, email)
  await open(page, '/vacatures/mijn')
  await page.getByRole('link', { name: 'IJzerhandel De Kroon' }).click()
  await expect(heading(page, 'IJzerhandel De Kroon')).toBeVisible()
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    expect(await findOverflow(page), String(width)).toEqual([])
  }
  expect(await violationsEverywhere(page)).toEqual([])
})
