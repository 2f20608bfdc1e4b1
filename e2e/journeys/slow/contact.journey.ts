import { join, newPerson, ownName } from '../../account.ts'
import { inBothEditions } from '../../both-editions.ts'
import { withClientAddress } from '../../client-address.ts'
import { fillQuestion, message } from '../../contact-form.ts'
import { expect, journey } from '../../journey.ts'
import { openPublicForm } from '../../public-form.ts'

inBothEditions(({ edition }) => {
  journey('preserves the input after an error', async ({ page, watch }) => {
    watch.allow(422, /contact/)
    await openPublicForm(page, `/contact${edition}`)
    await fillQuestion(page, newPerson().email)
    await page.getByLabel('Naam').first().fill('Jip <b>')
    await page.getByRole('button', { name: 'Verstuur bericht' }).click()
    await expect(page.getByText('Gebruik geen < > [ ]').first()).toBeVisible()
    await expect(page.getByLabel('Uw bericht')).toHaveValue(message)
    await expect(page.getByLabel('Onderwerp')).toHaveValue('Abonnement of factuur')
    await expect(page.getByLabel('Abonnee- of factuurnummer')).toHaveValue('2026-1187')
  })
})

journey('asks the name of a tipper who wants to be known', async ({ page, watch }) => {
  watch.allow(422, /contact/)
  await page.context().setExtraHTTPHeaders(withClientAddress())
  await openPublicForm(page, '/contact')
  const tip = page.getByRole('region', { name: 'Tip de redactie' })
  await tip.getByText('Met naam').click()
  await tip.getByLabel('Wat is er aan de hand?').fill(message)
  await tip.getByRole('button', { name: 'Verstuur tip' }).click()
  await expect(tip.getByText('Naam is verplicht.').first()).toBeVisible()
  await tip.getByRole('textbox', { name: /^Naam/ }).fill(ownName)
  await tip.getByLabel('E-mailadres').fill(newPerson().email)
  await tip.getByRole('button', { name: 'Verstuur tip' }).click()
  await expect(page.getByText(/^Dank u\. Uw tip heeft nummer/)).toBeVisible()
})

journey('knows the address of a logged-in reader, who needs not confirm it', async ({ page }) => {
  const { email } = await join(page)
  await openPublicForm(page, '/contact?onderwerp=Fout+op+de+site')
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Fout op de site')
  const form = page.getByRole('region', { name: 'Stuur een bericht' })
  await expect(form.getByLabel('E-mailadres')).toHaveValue(email)
  await form.getByLabel('Uw bericht').fill(message)
  await page.getByRole('button', { name: 'Verstuur bericht' }).click()
  await expect(page.getByText('U krijgt een kopie per mail.')).toBeVisible()
})
