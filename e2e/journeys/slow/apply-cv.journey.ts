import { writeFile } from 'node:fs/promises'
import { newPerson } from '../../account.ts'
import { applyTo, cv, fillApplication, sendApplication } from '../../applying.ts'
import { expect, journey } from '../../journey.ts'

journey(
  'says beside the field that a file is no CV, and does not send it',
  async ({ page, content, watch }, testInfo) => {
    watch.allow(422, /solliciteren/)
    await applyTo(page, content)
    await fillApplication(page, newPerson().email)
    const large = testInfo.outputPath('cv.pdf')
    await writeFile(large, Buffer.alloc(11 * 1024 * 1024))
    const field = page.getByLabel('Cv', { exact: true })
    await field.setInputFiles({ ...cv, buffer: Buffer.from('<!doctype html><script>alert(1)</script>') })
    await sendApplication(page)
    await expect(page.locator('.field', { has: field }).locator('.err')).toContainText(
      'Dit soort bestand kan hier niet.',
    )
    await field.setInputFiles(large)
    await expect(page.locator('.field', { has: field }).locator('.err')).toContainText('Dit bestand is te groot')
  },
)

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('removes the CV that was kept', async ({ page, content, watch }) => {
    watch.allow(422, /solliciteren/)
    await applyTo(page, content)
    await page.locator('form.form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
    await sendApplication(page)
    await expect(page.getByText('cv-ingeborg.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Haal weg' }).click()
    await expect(page.getByText('cv-ingeborg.pdf')).toHaveCount(0)
  })
})
