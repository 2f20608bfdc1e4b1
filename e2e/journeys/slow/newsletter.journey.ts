import { newPerson } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { linkInMail } from '../../mails.ts'

for (const javaScriptEnabled of [true, false])
  journey.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey(
      'asks for the newsletter of an edition above the footer, and corrects a wrong address',
      async ({ page, watch }) => {
        watch.allow(422, /nieuwsbrief/)
        const { email } = newPerson()
        await page.goto('/pro/nieuws')
        const strip = page.getByRole('region', { name: /de markt van de groothandel/ })
        // passes the browser's rule for addresses, and not ours
        await strip.getByLabel('E-mail voor de nieuwsbrief').fill('jan@gevel')
        await strip.getByRole('button', { name: 'Schrijf mij in' }).click()
        await expect(page.getByText('Vul een geldig e-mailadres in.').first()).toBeVisible()
        await expect(page.getByRole('checkbox', { name: /^Gevel Pro/ })).toBeChecked()
        await page.goto('/pro/nieuws')
        await strip.getByLabel('E-mail voor de nieuwsbrief').fill(email)
        await strip.getByRole('button', { name: 'Schrijf mij in' }).click()
        await expect(page.getByText('Kijk in uw mail')).toBeVisible()
        await page.goto(await linkInMail(email, /^Bevestig: de nieuwsbrief/))
        await page.getByRole('button', { name: 'Ja, meld mij aan' }).click()
        await expect(page.getByText('U krijgt voortaan Gevel Pro')).toBeVisible()
        await page.getByRole('link', { name: 'Bekijk uw voorkeuren' }).click()
        await expect(page.getByText('Onder aan de pagina /pro/nieuws')).toBeVisible()
      },
    )
  })

journey('asks for the newsletter on pages to read, and not beside another form', async ({ page }) => {
  const strip = page.locator('footer .nl')
  for (const path of ['/nieuws', '/vacatures', '/magazine']) {
    await page.goto(path)
    await expect(strip).toBeVisible()
  }
  for (const path of ['/contact', '/abonneren', '/inloggen', '/vacatures/plaatsen', '/nieuwsbrief']) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(strip).toBeHidden()
  }
})
