import { withClientAddress } from '../../client-address.ts'
import { expect, journey } from '../../journey.ts'
import { openPublicForm } from '../../public-form.ts'

for (const javaScriptEnabled of [true, false]) {
  journey.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    journey.use({ javaScriptEnabled })
    journey.beforeEach(({ page }) => page.context().setExtraHTTPHeaders(withClientAddress()))

    journey('preserves the input after an error', async ({ page, watch }) => {
      watch.allow(422, /vacatures\/mail/)
      await openPublicForm(page, '/vacatures/mail?plaats=Zwolel')
      await page.getByRole('main').getByLabel('E-mailadres').fill('iemand@lezers.example')
      await page.getByLabel('Elke maandagochtend').check()
      await page.getByRole('button', { name: 'Mail mij nieuwe vacatures' }).click()
      await expect(page.getByText('Wij kennen geen plaats ‘Zwolel’. Bedoelt u Zwolle?')).toBeVisible()
      await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue('iemand@lezers.example')
      await expect(page.getByLabel('Elke maandagochtend')).toBeChecked()
    })
  })
}
