import { newPerson } from '../account.ts'
import { withClientAddress } from '../client-address.ts'
import { expect, journey, open } from '../journey.ts'
import { linkInMail } from '../mails.ts'
import { beginOrder, choosePlan, fillAddress, fillPerson, nextStep, paywall, placeOrder } from '../ordering.ts'
import { articlePath } from '../paths.ts'
import { waitMinimumTime } from '../public-form.ts'

for (const javaScriptEnabled of [true, false]) {
  journey.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

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
