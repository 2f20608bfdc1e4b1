import type { Page } from '@playwright/test'
import { newPerson } from '../account.ts'
import { withClientAddress } from '../client-address.ts'
import { expect, journey, untilHydrated } from '../journey.ts'
import { mailIn } from '../mails.ts'

const order = 'B2026-000000'
const name = 'Dieuwertje van der Steen-Wagenaar'

async function fillStatement(page: Page, email: string): Promise<void> {
  await page.getByLabel('Bestelnummer').fill(order)
  await page.getByLabel('Uw naam').fill(name)
  await page.getByLabel('E-mailadres').fill(email)
}

const firstButton = (page: Page) => page.getByRole('button', { name: 'Hier herroepen', exact: true })
const lastButton = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen', exact: true })

for (const edition of ['', '?pro']) {
  for (const javaScriptEnabled of [true, false]) {
    journey.describe(`${edition || 'general'}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      journey.use({ javaScriptEnabled })
      journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

      journey(
        'withdraws as a guest from the footer, in two steps, acknowledged on the page and by mail',
        async ({ page }) => {
          const { email } = newPerson()
          await page.goto(`/contact${edition}`)
          if (javaScriptEnabled) await untilHydrated(page)
          const footer = page.getByRole('contentinfo')
          await expect(footer.getByRole('link', { name: 'Opzeggen', exact: true })).toBeVisible()
          await footer.getByRole('link', { name: 'Hier herroepen', exact: true }).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Hier herroepen' })).toBeVisible()
          await fillStatement(page, email.toUpperCase())
          await firstButton(page).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Bevestig uw herroeping' })).toBeVisible()
          for (const typed of [`Bestelling ${order}`, name, email])
            await expect(page.getByRole('definition').filter({ hasText: typed })).toBeVisible()
          await lastButton(page).click()
          await expect(
            page.getByRole('heading', { level: 1, name: 'Wij hebben uw herroeping ontvangen' }),
          ).toBeVisible()
          const time = await page.getByText(/^[A-Z][a-z]+dag \d+ [a-z]+ 20\d\d om \d\d\.\d\d\.\d\d uur$/).textContent()
          expect(new URL(page.url()).searchParams.has('pro')).toBe(edition !== '')
          const { text = '' } = await mailIn(email, /^Wij hebben uw herroeping ontvangen/)
          expect(text.replace(/\n>? ?/g, ' ')).toContain(`Ontvangen op ${time?.toLowerCase()}`)
          expect(text).toContain(`Ik herroep: ${order}`)
          await page.reload()
          await expect(page.getByText(`${time}`)).toBeVisible()
        },
      )

      journey('keeps what was typed when one goes back, and after a reload', async ({ page }) => {
        const { email } = newPerson()
        await page.goto(`/herroepen${edition}`)
        if (javaScriptEnabled) await untilHydrated(page)
        await fillStatement(page, email)
        await firstButton(page).click()
        await expect(lastButton(page)).toBeVisible()
        await page.goBack()
        await expect(page.getByLabel('Bestelnummer')).toHaveValue(order)
        await expect(page.getByLabel('Uw naam')).toHaveValue(name)
        await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
        await page.getByLabel('Bestelnummer').fill('Gevel compleet, 3 november')
        await firstButton(page).click()
        await expect(page.getByText('Bestelling Gevel compleet, 3 november')).toBeVisible()
        await page.getByRole('link', { name: 'Wijzig gegevens' }).click()
        await expect(page.getByLabel('Bestelnummer')).toHaveValue('Gevel compleet, 3 november')
      })

      journey('says at the field what is wrong, and keeps the rest', async ({ page, watch }) => {
        watch.allow(422, /herroepen/)
        await page.goto(`/herroepen${edition}`)
        if (javaScriptEnabled) await untilHydrated(page)
        await fillStatement(page, newPerson().email)
        await page.getByLabel('Uw naam').fill('Jip <b>')
        await firstButton(page).click()
        await expect(page.getByText('Gebruik geen < > [ ]').first()).toBeVisible()
        await expect(page.getByLabel('Bestelnummer')).toHaveValue(order)
        await page.getByLabel('Uw naam').fill(name)
        await firstButton(page).click()
        await expect(lastButton(page)).toBeVisible()
      })

      journey('says how to cancel, with a log-in and without one', async ({ page }) => {
        await page.goto(`/opzeggen${edition}`)
        await expect(page.getByRole('link', { name: 'Log in en zeg op' })).toBeVisible()
        for (const way of ['contactpagina', 'redactie@gevel.example', 'hier herroepen'])
          await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
        await expect(page.getByText('Kalkoven 12')).toHaveCount(2)
      })
    })
  }
}

journey('withdraws without cookies', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(withClientAddress())
  await page.route('**/*', async (route) => {
    const { cookie: _, ...headers } = route.request().headers()
    await route.continue({ headers })
  })
  const { email } = newPerson()
  await page.goto('/herroepen')
  await untilHydrated(page)
  await fillStatement(page, email)
  await firstButton(page).click()
  await lastButton(page).click()
  await expect(page.getByText(`is verstuurd naar ${email}`)).toBeVisible()
})

journey('sends one withdrawal for a double click', async ({ page }) => {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  const { email } = newPerson()
  await page.goto('/herroepen')
  await untilHydrated(page)
  await fillStatement(page, email)
  await firstButton(page).click()
  await lastButton(page).dblclick()
  await expect(page.getByText(`is verstuurd naar ${email}`)).toBeVisible()
  await mailIn(email, /^Wij hebben uw herroeping ontvangen/)
})
