import type { Page } from '@playwright/test'
import { join, newPerson, registerAndConfirm } from '../account.ts'
import { violationsEverywhere } from '../axe.ts'
import { withClientAddress } from '../client-address.ts'
import { expect, journey, open } from '../journey.ts'
import { linkInMail, mailIn } from '../mails.ts'
import { beginOrder, fillAddress, fillPerson, nextStep, placeOrder } from '../ordering.ts'
import { articlePath } from '../paths.ts'
import { waitMinimumTime } from '../public-form.ts'

const paywall = 'Lees verder met een abonnement'

/** Follows the paywall of an article to the page of a plan. */
async function choosePlan(page: Page, path: string, plan: string): Promise<void> {
  await page.goto(path)
  const wall = page.getByRole('region', { name: paywall })
  await wall.getByRole('link', { name: 'Bekijk de abonnementen' }).click()
  await page.getByRole('link', { name: `Kies ${plan}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey('opens the article of the paywall in the next request after ordering', async ({ page, content }) => {
      const path = articlePath(await content.article('general', ({ access }) => access === 'subscriber'))
      const { email } = await join(page)
      await choosePlan(page, path, 'Gevel')
      await beginOrder(page, 'Gevel')
      await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
      await fillPerson(page, email)
      await page.getByLabel('Ik wil direct beginnen').check()
      const number = await placeOrder(page)
      await page.getByRole('link', { name: 'Lees verder waar u was' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('region', { name: paywall })).toHaveCount(0)
      expect((await mailIn(email, new RegExp(number))).text).toContain(number)
    })

    journey('gives a stranger an account on the way, and then the article', async ({ page, content }) => {
      const path = articlePath(await content.article('general', ({ access }) => access === 'subscriber'))
      const { email, password } = newPerson()
      await choosePlan(page, path, 'Gevel')
      await beginOrder(page, 'Gevel')
      await fillPerson(page, email)
      await page.getByLabel('Ik wil direct beginnen').check()
      await placeOrder(page)
      await waitMinimumTime(page)
      await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
      await page.getByLabel('Ik ga akkoord').check()
      await page.getByRole('button', { name: 'Account maken' }).click()
      await expect(page.getByRole('heading', { name: 'Bevestig uw e-mailadres' })).toBeVisible()
      await page.goto(await linkInMail(email, /^Bevestig uw e-mailadres/))
      await page.getByRole('button', { name: 'Account activeren' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('region', { name: paywall })).toHaveCount(0)
    })

    journey('lets a company order for five readers, on invoice', async ({ page }) => {
      await page.goto('/abonneren/mix-pro?voor=bedrijf')
      await page.getByLabel('Aantal lezers').fill('5')
      await beginOrder(page, 'Mix Pro')
      await expect(page, 'it stays in the edition of the plan').toHaveURL(/[?&]pro$/)
      await page.getByLabel('Bedrijfsnaam').fill('IJzerhandel De Kroon')
      await page.getByLabel('KvK-nummer').fill('3012 3456')
      await page.getByLabel('Btw-identificatienummer').fill('nl 0044.95.445.b01')
      await page.getByLabel('Uw naam').fill('Ida Kroon')
      await page.getByLabel('E-mailadres').fill(newPerson().email)
      await nextStep(page, 'Wat is het adres?')
      await fillAddress(page)
      await page.getByLabel('Factuur').check()
      await expect(page.getByLabel('IBAN')).toBeHidden()
      await nextStep(page, 'Klopt alles?')
      const agreement = page.getByRole('region', { name: 'Totaal per maand' })
      await expect(agreement).toContainText('€\u00a056,68')
      await expect(agreement).toContainText('Inclusief €\u00a04,68 btw (9%)')
      await expect(page.getByLabel('Ik wil direct beginnen')).toHaveCount(0)
      expect(await placeOrder(page)).toMatch(/^B\d{4}-\d{6}$/)
      await expect(page).toHaveURL(/[?&]pro$/)
    })

    journey('says before the button what the law wants there', async ({ page }) => {
      await page.goto('/abonneren/gevel')
      await beginOrder(page, 'Gevel')
      await fillPerson(page, newPerson().email)
      const agreement = page.getByRole('region', { name: 'Totaal per maand' })
      const text = (await agreement.textContent()) ?? ''
      const order = ['20,17', 'Looptijd', 'Opzeggen', 'Hier herroepen', 'Bestelling met betalingsverplichting']
      const places = order.map((part) => text.indexOf(part))
      expect(places.every((place) => place >= 0)).toBe(true)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      await expect(agreement.getByRole('link', { name: 'Hier herroepen' })).toHaveAttribute('href', '/herroepen')
      await expect(page.getByLabel('Ik wil direct beginnen')).not.toBeChecked()
    })

    journey('keeps what was typed after wrong input, each with a sentence', async ({ page, watch }) => {
      watch.allow(422, /bestellen/)
      await page.goto('/abonneren/gevel?voor=bedrijf')
      await beginOrder(page, 'Gevel')
      await page.getByLabel('Bedrijfsnaam').fill('Proef bv')
      await page.getByLabel('KvK-nummer').fill('1234567A')
      await page.getByLabel('Btw-identificatienummer').fill('NL999999999B99')
      await page.getByLabel('Uw naam').fill('Ida Kroon')
      await page.getByLabel('E-mailadres').fill(newPerson().email)
      await page.getByRole('button', { name: /^Verder naar/ }).click()
      await expect(page.getByText('Een KvK-nummer heeft acht cijfers.').first()).toBeVisible()
      await expect(page.getByText('Dit btw-id klopt niet. Kijk het nog eens na.').first()).toBeVisible()
      await expect(page.getByLabel('KvK-nummer')).toHaveValue('1234567A')
      await page.getByLabel('KvK-nummer').fill('12345678')
      await page.getByLabel('Btw-identificatienummer').fill('')
      await nextStep(page, 'Wat is het adres?')
      await fillAddress(page)
      await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 01')
      await page.getByLabel('Op naam van').fill('Proef bv')
      await page.getByLabel('Ik geef deze machtiging').check()
      await page.getByRole('button', { name: /^Verder naar/ }).click()
      await expect(page.getByText(/^Dit IBAN klopt niet/).first()).toBeVisible()
      await expect(page.getByLabel('IBAN')).toHaveValue('NL91 ABNA 0417 1643 01')
    })
  })
}

journey('compares plans for persons with VAT, and for companies without', async ({ page }) => {
  await open(page, '/abonneren')
  const gevel = page.getByRole('region', { name: 'Gevel', exact: true })
  await expect(gevel).toContainText('€\u00a020,17')
  await expect(page.getByRole('region', { name: 'Gevel Pro bedrijf' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bedrijf', exact: true }).click()
  await expect(gevel).toContainText('€\u00a018,50')
  await page.getByRole('link', { name: 'Groothandel' }).click()
  await expect(page.getByRole('region', { name: 'Gevel Pro bedrijf' })).toContainText('€\u00a0149,00')
  await expect(page).toHaveURL(/[?&]pro\b/)
})

journey('shows nobody else an order, nor its confirmation', async ({ page, browser, watch }) => {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto('/abonneren/gevel')
  await beginOrder(page, 'Gevel')
  await fillPerson(page, newPerson().email)
  const step = page.url()
  await placeOrder(page)
  const ordered = page.url()
  watch.allow(404, /besteld|bestellen/)
  const stranger = await browser.newContext()
  for (const address of [step, ordered]) {
    const response = await stranger.request.get(address)
    expect(response.status(), address).toBe(404)
    expect(response.headers()['cache-control']).toMatch(/no-store/)
  }
  await stranger.close()
})

journey('leads from a step that was skipped to the first one that is missing', async ({ page }) => {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto('/abonneren/gevel')
  await beginOrder(page, 'Gevel')
  await page.goto(page.url().replace('gegevens', 'controle'))
  await expect(page.getByRole('heading', { level: 1, name: 'Wie bestelt er?' })).toBeVisible()
})

journey('keeps an order through a log-in halfway, and says when it begins', async ({ page }) => {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  const person = await registerAndConfirm(page)
  await page.context().clearCookies()
  await page.goto('/abonneren/gevel')
  await beginOrder(page, 'Gevel')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('E-mailadres').fill(person.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wie bestelt er?' })).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(person.email)
  await fillPerson(page, person.email)
  await placeOrder(page)
  await expect(page.getByText(/^U leest vanaf \d+ [a-z]+ 20\d\d$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar het nieuws' })).toBeVisible()
})

journey('axe finds no violations in any step of an order, nor after it', async ({ page, watch }) => {
  watch.allow(422, /bestellen/)
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await page.goto('/abonneren/mix-pro')
  await beginOrder(page, 'Mix Pro')
  expect(await violationsEverywhere(page), 'who').toEqual([])
  await page.goto(page.url().replace('gegevens', 'abonnement'))
  await expect(page.getByRole('heading', { level: 1, name: 'Welk abonnement wilt u?' })).toBeVisible()
  expect(await violationsEverywhere(page), 'plan').toEqual([])
  await nextStep(page, 'Wie bestelt er?')
  await fillPerson(page, newPerson().email)
  expect(await violationsEverywhere(page), 'check').toEqual([])
  await page.getByRole('link', { name: 'Wijzig betaling' }).click()
  await page.getByLabel('IBAN').fill('NL91')
  await page.getByRole('button', { name: /^Verder naar/ }).click()
  await expect(page.getByText(/^Dit IBAN klopt niet/).first()).toBeVisible()
  expect(await violationsEverywhere(page), 'payment, rejected').toEqual([])
  await page.getByLabel('IBAN').fill('NL91 ABNA 0417 1643 00')
  await nextStep(page, 'Klopt alles?')
  await placeOrder(page)
  expect(await violationsEverywhere(page), 'ordered').toEqual([])
})
