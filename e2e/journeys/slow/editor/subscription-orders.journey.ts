import type { Page } from '@playwright/test'
import { newPerson } from '../../../account.ts'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { storeSubscription } from '../../../desk-rows.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'
import { mailIn } from '../../../mails.ts'
import { findOverflow } from '../../../screen/overflow.ts'

journey.use(adminScreens)

journey.beforeEach(({ watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
})

journey('finds a subscriber, pauses the subscription and reads it on the timeline', async ({ page, context }) => {
  const { number, name } = await storeSubscription('invoice')
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Abonnementen', exact: true }).click()
  await expect(page.getByText('Omzet per maand').first()).toBeVisible()
  await page.getByText('Per plan, en de maanden als tabel').click()
  await expect(page.getByRole('region', { name: 'Lopende abonnementen per plan' })).toBeVisible()
  await page.getByLabel('Naam, mail of nummer').fill(number)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Actief')
  expect(await findOverflow(page)).toEqual([])
  await row.getByRole('link', { name }).click()
  await expect(page.getByText('1 lezer')).toHaveCount(0)
  expect(await findOverflow(page)).toEqual([])

  await page.getByRole('button', { name: 'Pauzeer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Reisplan van ${name} staat stil vanaf`)
  await expect(dialog.getByRole('button', { name: 'Pauzeer' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Mail van 20 november')
  await dialog.getByRole('button', { name: 'Pauzeer' }).click()
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  await expect(timeline).toContainText('Pauze afgesproken')
  await expect(timeline).toContainText('Mail van 20 november')

  await page.getByRole('button', { name: 'Notitie' }).click()
  await dialog.getByRole('textbox', { name: 'Notitie' }).fill('Belt maandag terug.')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await expect(timeline).toContainText('Notitie: Belt maandag terug.')
  expect(await englishOn(page)).toEqual([])
})

journey('marks chosen invoices as paid, by keyboard too', async ({ page, context }) => {
  const [first, second] = [await storeSubscription('invoice'), await storeSubscription('invoice')]
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin/facturen?q=Jip')
  for (const { invoiceNumber } of [first, second]) await page.getByLabel(`Kies ${invoiceNumber}`).click()
  const chosen = page.getByRole('region', { name: 'Gekozen regels' })
  await expect(chosen).toContainText('2 gekozen')
  expect(await findOverflow(page)).toEqual([])
  const download = page.waitForEvent('download')
  await chosen.getByRole('button', { name: 'Download keuze als CSV' }).click()
  expect((await download).suggestedFilename()).toBe('facturen.csv')
  await chosen.getByRole('button', { name: 'Als betaald melden' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Van 2 facturen is alles binnengekomen')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(chosen.getByRole('button', { name: 'Als betaald melden' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Meld 2 als betaald' }).click()
  await expect(page.getByText('2 facturen staan op betaald.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: first.invoiceNumber })).toContainText('Betaald')
  await expect(chosen).toHaveCount(0)
  expect(await englishOn(page)).toEqual([])
})

journey('takes an order by telephone, and shows what is wrong at its field', async ({ page, context, watch }) => {
  watch.allow(400, /desk\/subscriptions$/)
  const { email } = newPerson()
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin/abonnementen')
  await page.getByRole('link', { name: 'Nieuw abonnement' }).click()
  await choose(page, 'Plan', /^Gevel digitaal/)
  await expect(page.getByText(/per (maand|kwartaal|jaar) met btw/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Pim Bestelt')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByRole('textbox', { name: 'Straat en huisnummer' }).fill('Dakgoot 2')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1000')
  await page.getByRole('textbox', { name: 'Plaats' }).fill('Amsterdam')
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Controleer en plaats' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Pim Bestelt neemt Gevel digitaal')
  await dialog.getByRole('button', { name: 'Plaats de bestelling' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Dit is geen postcode van Nederland.')
  await dialog.getByRole('button', { name: 'Nog niet' }).click()
  await expect(page.getByText('Dit is geen postcode van Nederland.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Postcode' }).fill('1011 AB')
  await page.getByRole('button', { name: 'Controleer en plaats' }).click()
  await dialog.getByRole('button', { name: 'Plaats de bestelling' }).click()
  await expect(page.getByRole('heading', { name: 'Pim Bestelt' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tijdlijn' })).toContainText('Abonnement besteld')
  const { text = '' } = await mailIn(email, /^Uw bestelling B/)
  expect(text).toContain('/registreren')
  expect(await englishOn(page)).toEqual([])
})

journey('makes a collection run, downloads its file and closes it', async ({ page, context }) => {
  const { invoiceNumber } = await storeSubscription('direct-debit')
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin/incassoruns')
  const sentence = page.getByText(/incasso’?s?, samen €/)
  await expect(sentence).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Maak run' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Maak run voor/ })
    .click()
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText('Open')
  await newest.getByRole('link').click()
  await expect(page.getByRole('link', { name: invoiceNumber })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download incassobestand' }).click()
  expect((await download).suggestedFilename()).toMatch(/^I\d{4}-\d{6}\.xml$/)
  await page.getByRole('button', { name: 'Sluit de run' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sluit de run' }).click()
  await expect(page.getByText('Geïncasseerd').first()).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  expect(await englishOn(page)).toEqual([])
})

/** Chooses an option of a select of the admin. */
async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
