import type { Page } from '@playwright/test'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { storeSubscription } from '../../desk-rows.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'
import { findOverflow } from '../../screen/overflow.ts'

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
  await expectToFit(page)
  await row.getByRole('link', { name }).click()
  await expect(page.getByText('1 lezer')).toHaveCount(0)
  await expectToFit(page)

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

journey('marks an invoice as paid', async ({ page, context }) => {
  const { invoiceNumber, name } = await storeSubscription('invoice')
  await useSessionOf(await Editor.owner(), context)
  await page.goto(`/admin/facturen?q=${invoiceNumber}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Als betaald melden' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('staat € 10,90 open van € 10,90')
  await dialog.getByLabel('Bedrag in euro’s').fill('5')
  await dialog.getByRole('button', { name: 'Meld als betaald' }).click()
  await expect(page.getByRole('region', { name: 'Betalingen' })).toContainText('€ 5,00')
  await page.getByRole('button', { name: 'Als betaald melden' }).click()
  await dialog.getByRole('button', { name: 'Meld als betaald' }).click()
  await expect(page.getByText('Betaald', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Als betaald melden' })).toHaveCount(0)
  await expectToFit(page)
})

journey('makes a collection run, downloads its file and closes it', async ({ page, context }) => {
  const { invoiceNumber } = await storeSubscription('direct-debit')
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin/incassoruns')
  const sentence = page.getByText(/incasso’?s?, samen €/)
  await expect(sentence).toBeVisible()
  await expectToFit(page)
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
  await expectToFit(page)
  expect(await englishOn(page)).toEqual([])
})

journey('shows the desk to nobody without its permissions', async ({ page, context }) => {
  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Berichten', exact: true })).toBeVisible()
  for (const name of ['Abonnementen', 'Bestellingen', 'Facturen', 'Incassoruns', 'Verkochte plannen'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

async function expectToFit(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    expect(await findOverflow(page), `at ${width}`).toEqual([])
  }
}
