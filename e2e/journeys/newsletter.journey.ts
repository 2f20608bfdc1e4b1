import { newPerson } from '../account.ts'
import { withClientAddress } from '../client-address.ts'
import { expect, journey } from '../journey.ts'
import { linkInMail } from '../mails.ts'
import { openPublicForm } from '../public-form.ts'
import { testEnvironment } from '../test-environment.ts'

/** Opens a link as mail scanners do, without a browser. */
async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(new URL(link, testEnvironment.siteUrl), { method, redirect: 'manual' })
    expect(response.status).toBe(200)
    await response.body?.cancel()
  }
}

for (const javaScriptEnabled of [true, false])
  journey.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey('asks for newsletters, confirms them, changes them and ends them with one click', async ({ page }) => {
      const { email } = newPerson()
      await openPublicForm(page, '/nieuwsbrief')
      await page.getByRole('checkbox', { name: /^Gevel Elke werkdag/ }).check()
      await page.getByRole('checkbox', { name: /^Vacatures/ }).check()
      await page.getByRole('main').getByLabel('E-mailadres').fill(email)
      await page.getByRole('button', { name: 'Meld mij aan' }).click()
      await expect(page.getByText('Kijk in uw mail')).toBeVisible()

      const confirmation = await linkInMail(email, /^Bevestig: de nieuwsbrieven/)
      await scan(confirmation)
      await page.goto(confirmation)
      await page.getByRole('button', { name: 'Ja, meld mij aan' }).click()
      await expect(page.getByRole('heading', { name: 'U staat op de lijst' })).toBeVisible()
      await expect(page.getByText('U krijgt voortaan Gevel en Vacatures')).toBeVisible()

      await page.getByRole('link', { name: 'Bekijk uw voorkeuren' }).click()
      await page.waitForURL(/\/nieuwsbrief\/voorkeuren/)
      const preferences = page.url()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('checkbox', { name: /^Vacatures/ }).uncheck()
      await page.getByRole('checkbox', { name: /^Bijeenkomsten/ }).check()
      await page.getByRole('button', { name: 'Bewaar voorkeuren' }).click()
      await expect(page.getByText('Bewaard')).toBeVisible()
      await scan(preferences)
      await page.goto(preferences)
      await expect(page.getByRole('checkbox', { name: /^Bijeenkomsten/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /^Vacatures/ })).not.toBeChecked()

      const oneClick = await fetch(preferences, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'manual',
      })
      expect(oneClick.status).toBe(200)
      await page.goto(preferences)
      await expect(page.getByText('U bent afgemeld: u krijgt geen nieuwsbrief.')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Gevel Elke werkdag/ })).not.toBeChecked()
    })
  })
