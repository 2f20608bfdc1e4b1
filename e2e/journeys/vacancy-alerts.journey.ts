import { join, newPerson } from '../account.ts'
import { withClientAddress } from '../client-address.ts'
import { expect, journey } from '../journey.ts'
import { linkInMail } from '../mails.ts'
import { openPublicForm, waitMinimumTime } from '../public-form.ts'

for (const javaScriptEnabled of [true, false]) {
  journey.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey('asks for the new vacancies of the filters of the list, and confirms by mail', async ({ page }) => {
      const { email } = newPerson()
      await page.goto('/vacatures?plaats=Zwolle&straal=50&vakgebied=logistiek')
      await page.getByRole('link', { name: 'Mail mij nieuwe' }).click()
      await expect(page.getByText('Logistiek, binnen 50 km van Zwolle')).toBeVisible()
      await waitMinimumTime(page)
      await page.getByRole('main').getByLabel('E-mailadres').fill(email)
      await page.getByLabel('Elke maandagochtend').check()
      await page.getByRole('button', { name: 'Mail mij nieuwe vacatures' }).click()
      await expect(page.getByText('Kijk in uw mail')).toBeVisible()

      // a mail scanner has opened the link already
      const link = await linkInMail(email, /^Bevestig: nieuwe vacatures per mail/)
      await page.goto(link)
      await page.getByRole('button', { name: 'Ja, mail mij nieuwe vacatures' }).click()
      await expect(page.getByRole('heading', { name: 'U bent aangemeld' })).toBeVisible()
      await expect(page.getByText('Logistiek, binnen 50 km van Zwolle')).toBeVisible()
      await expect(page.getByText('Elke maandagochtend krijgt u de nieuwe vacatures')).toBeVisible()
    })
  })
}

journey('changes and ends an alert in the account', async ({ page }) => {
  const { email } = await join(page)
  await openPublicForm(page, '/vacatures/mail?regio=oost')
  await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue(email)
  await page.getByRole('button', { name: 'Mail mij nieuwe vacatures' }).click()
  await expect(page.getByText('U bent aangemeld')).toBeVisible()
  await page.goto('/account/mail#vacaturemail')
  const row = page.getByRole('listitem').filter({ hasText: 'Oost' })
  await expect(row).toContainText('Elke ochtend')
  await row.getByRole('button', { name: 'Liever elke maandagochtend: Oost' }).click()
  await expect(page.getByText('Dit geldt vanaf de volgende mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop: Oost' }).click()
  await expect(page.getByText('De zoekvraag is gestopt')).toBeVisible()
  await expect(page.getByText('U krijgt geen vacatures per mail')).toBeVisible()
})
