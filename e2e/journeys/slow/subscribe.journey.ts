import { join, newPerson, registerAndConfirm } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { beginOrder, choosePlan, fillAddress, fillPerson, nextStep, paywall, placeOrder } from '../../ordering.ts'
import { articlePath } from '../../paths.ts'

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

    journey('preserves invalid input and shows a sentence for each field', async ({ page, watch }) => {
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
