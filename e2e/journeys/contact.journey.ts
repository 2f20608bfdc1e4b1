import { writeFile } from 'node:fs/promises'
import { newPerson } from '../account.ts'
import { inBothEditions } from '../both-editions.ts'
import { fillQuestion, message } from '../contact-form.ts'
import { expect, journey } from '../journey.ts'
import { linkInMail } from '../mails.ts'
import { openPublicForm } from '../public-form.ts'

const pdf = { name: 'stuk.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const program = { name: 'rekening.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0\x03\0', 'latin1') }

inBothEditions(({ edition }) => {
  journey('sends a message, which the sender confirms and gets a copy of', async ({ page }) => {
    const { email } = newPerson()
    await openPublicForm(page, `/contact${edition}`)
    await expect(page.getByText('Naar de abonneeservice.')).toBeHidden()
    await fillQuestion(page, email)
    await expect(page.getByText('Naar de abonneeservice.')).toBeVisible()
    await page.getByRole('button', { name: 'Verstuur bericht' }).click()
    const notice = page.getByText(/^Uw bericht is verstuurd, met nummer 20\d\d-\d{4}/)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gevel Pro', exact: true }).first()).toBeVisible()
    expect(new URL(page.url()).searchParams.has('pro')).toBe(edition !== '')
    const number = /\d{4}-\d{4}/.exec((await notice.textContent()) ?? '')?.[0]
    await page.goto(await linkInMail(email, /^Bevestig uw mailadres/))
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(page.getByText('Uw mailadres is bevestigd')).toBeVisible()
    await expect(page.getByText(`kopie van bericht ${number}`)).toBeVisible()
  })

  journey(
    'sends an anonymous tip with files, and refuses others with a sentence',
    async ({ page, watch }, testInfo) => {
      watch.allow(422, /contact/)
      await openPublicForm(page, `/contact${edition}`)
      const tip = page.getByRole('region', { name: 'Tip de redactie' })
      const files = tip.getByLabel('Stukken')
      const send = tip.getByRole('button', { name: 'Verstuur tip' })
      await expect(tip.locator('[name=tipName]')).toBeHidden()
      await tip.getByLabel('Wat is er aan de hand?').fill(message)
      await files.setInputFiles(program)
      await send.click()
      await expect(tip.getByText('Dit soort bestand kan hier niet. Kies een ander.').first()).toBeVisible()
      // from a file: the bytes of a buffer go through the protocol of the browser, which takes seconds
      const tooLarge = testInfo.outputPath('groot.pdf')
      await writeFile(tooLarge, Buffer.concat([pdf.buffer, Buffer.alloc(11 * 1024 * 1024, 'x')]))
      await files.setInputFiles(tooLarge)
      await send.click()
      await expect(tip.getByText('Dit bestand is te groot: hoogstens 10 MB.').first()).toBeVisible()
      await expect(tip.getByLabel('Wat is er aan de hand?')).toHaveValue(message)
      await files.setInputFiles([pdf, { ...pdf, name: 'ander.pdf' }])
      await send.click()
      await expect(page.getByText(/^Dank u\. Uw tip heeft nummer 20\d\d-\d{4}/)).toBeVisible()
    },
  )
})

journey('is linked from the footer, the colophon and the error page', async ({ page, watch }) => {
  watch.allow(404, /bestaat-niet/)
  for (const [path, part] of [
    ['/', 'contentinfo'],
    ['/colofon', 'main'],
    ['/bestaat-niet', 'main'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole(part).locator('a[href="/contact"]').first()).toBeVisible()
  }
})
