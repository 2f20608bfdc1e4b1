import type { Page } from '@playwright/test'
import { join } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { beginOrder, fillPerson, placeOrder } from '../../ordering.ts'

/** Orders a plan for a new account, and opens its page. */
async function subscribe(page: Page, { startsAtOnce = true } = {}): Promise<{ email: string }> {
  const { email } = await join(page)
  await page.goto('/abonneren/gevel')
  await beginOrder(page, 'Gevel')
  await fillPerson(page, email)
  if (startsAtOnce) await page.getByLabel('Ik wil direct beginnen').check()
  await placeOrder(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Abonnement en facturen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw abonnement' })).toBeVisible()
  return { email }
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey('is cancelled in three clicks from the account, by mail at once, and revoked', async ({ page }) => {
      const { email } = await subscribe(page)
      await page.getByRole('link', { name: 'Zeg op', exact: true }).click()
      await page.getByRole('button', { name: /^Zeg op per / }).click()
      await expect(page.getByText('De bevestiging is gemaild')).toBeVisible()
      await expect(page.getByText(/^Het loopt tot en met /)).toBeVisible()
      await mailIn(email, /^Uw opzegging van Gevel/)
      await page.getByRole('button', { name: 'Draai de opzegging terug' }).click()
      await expect(page.getByText('Uw opzegging is teruggedraaid')).toBeVisible()
    })

    journey('is cancelled before it begins, and says that it will not begin', async ({ page }) => {
      await subscribe(page, { startsAtOnce: false })
      const overview = page.getByRole('region', { name: 'Overzicht' })
      await expect(overview).toContainText(/Gevel, op papier en digitaal, vanaf /)
      await expect(page.getByText('dan begint het abonnement niet')).toBeVisible()
      await page.getByRole('link', { name: 'Zeg op', exact: true }).click()
      await page.getByRole('button', { name: 'Zeg op', exact: true }).click()
      await expect(page.getByText('De bevestiging is gemaild')).toBeVisible()
      await expect(overview).toContainText('Het is opgezegd voordat het begon.')
      await expect(page.getByText('U leest nog')).toBeHidden()
    })

    journey('shows its invoice as PDF, to its owner only', async ({ page, browser, baseURL }) => {
      await subscribe(page)
      const path = await page.getByRole('link', { name: /als Pdf$/ }).getAttribute('href')
      const file = await page.request.get(path ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect(file.headers()['cache-control']).toContain('no-store')
      const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
      const response = await stranger.request.get(path ?? '', { maxRedirects: 0 })
      expect(response.headers()['content-type'] ?? '').not.toContain('pdf')
      await stranger.close()
    })

    journey('says beside each of the billing details what is wrong with it', async ({ page, watch }) => {
      watch.allow(422, /^\/account\/abonnement/)
      await subscribe(page)
      await page.getByRole('link', { name: 'Wijzig de factuurgegevens' }).click()
      await page.getByLabel('Postcode').fill('1234 SS')
      await page.getByRole('button', { name: 'Bewaar' }).click()
      const wrong = 'Dit is geen postcode van Nederland.'
      await expect(page.getByRole('alert')).toContainText(wrong)
      await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(wrong)
      await expect(page.getByLabel('Postcode')).toHaveValue('1234 SS')
      await page.getByLabel('Postcode').fill('1011ab')
      await page.getByRole('button', { name: 'Bewaar' }).click()
      await expect(page.getByText('Uw gegevens staan op de volgende factuur.')).toBeVisible()
      await expect(page.getByText('1011 AB Utrecht')).toBeVisible()
    })

    journey('gets another account to collect from, with a new mandate', async ({ page }) => {
      await subscribe(page)
      await page.getByRole('link', { name: 'Wijzig de rekening' }).click()
      await page.getByLabel('IBAN').fill('NL20 INGB 0001 2345 67')
      await page.getByLabel('Op naam van').fill('J. van Buiten')
      await page.getByLabel('Ik geef deze machtiging').check()
      await page.getByRole('button', { name: 'Geef deze rekening op' }).click()
      await expect(page.getByText('Uw nieuwe rekening is opgeslagen')).toBeVisible()
      await expect(page.getByText(/Wij schrijven af van NL20 .* 4567/)).toBeVisible()
    })

    journey('shows what another plan costs before it is confirmed', async ({ page }) => {
      await subscribe(page)
      const plans = page.getByRole('combobox', { name: 'Abonnement' })
      await plans.selectOption({ label: await labelOf(page, /^Mix Pro/) })
      await page.getByLabel('Lezers', { exact: true }).fill('3')
      await page.getByRole('button', { name: 'Bekijk de wijziging' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Uw wijziging' })).toBeVisible()
      await expect(page.getByText('Wordt nu gefactureerd')).toBeVisible()
      await page.getByRole('button', { name: 'Bevestig de wijziging' }).click()
      await expect(page.getByText('Gewijzigd', { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Overzicht' })).toContainText('Mix Pro')
    })
  })
}

async function labelOf(page: Page, name: RegExp): Promise<string> {
  const labels = await page.getByRole('combobox', { name: 'Abonnement' }).locator('option').allTextContents()
  return labels.find((label) => name.test(label)) ?? ''
}

journey('has accessible pages in every width, colour and edition', async ({ page }) => {
  await subscribe(page)
  const own = page.url()
  for (const path of [own, `${own}/rekening`, `${own}/gegevens`, `${own}/pauzeren`, `${own}/opzeggen`]) {
    await page.goto(path)
    expect(await violationsEverywhere(page), path).toEqual([])
  }
})

journey('prints the subscription and its invoices on white, without what is done on the page', async ({ page }) => {
  await subscribe(page)
  const invoices = page.getByRole('table', { name: 'Facturen, de nieuwste eerst' })
  await expect(invoices.getByRole('row')).toHaveCount(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(invoices).toBeVisible()
  await expect(invoices.getByRole('cell').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const part of ['.masthead nav', 'main form', '#beheer', '#wijzigen'])
    for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden()
  await page.emulateMedia({ media: null })
})
