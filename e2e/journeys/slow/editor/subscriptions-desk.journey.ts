import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { storePriceRise, storeSubscription } from '../../../desk-rows.ts'
import { Editor } from '../../../editor.ts'
import { englishOn } from '../../../english-text.ts'
import { journey } from '../../../journey.ts'
import { findOverflow } from '../../../screen/overflow.ts'

journey.use(adminScreens)

journey.beforeEach(({ watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
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
  expect(await findOverflow(page)).toEqual([])
})

journey('announces a new price after the name of the plan was typed', async ({ page, context }) => {
  const { planVersionId, planName } = await storePriceRise()
  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin/verkochte-plannen')
  await page.getByLabel('Naam', { exact: true }).fill(planName)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `${planName}, versie 2` }).click()
  await expect(page).toHaveURL(new RegExp(`/verkochte-plannen/${planVersionId}`))
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Kondig nieuwe prijs aan' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 abonnement krijgt de prijs van versie 2')
  const confirm = dialog.getByRole('button', { name: 'Kondig aan en mail' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(`Typ ter bevestiging: ${planName}`).fill(planName)
  await confirm.click()
  await expect(page.getByText(`De nieuwe prijs van ${planName} wordt aangekondigd.`)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Aangekondigd aan 1 abonnement')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Kondig nieuwe prijs aan' })).toHaveCount(0)
  expect(await englishOn(page)).toEqual([])
})

journey('shows the desk to nobody without its permissions', async ({ page, context }) => {
  await useSessionOf(await Editor.loggedIn(), context)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Berichten', exact: true })).toBeVisible()
  for (const name of ['Abonnementen', 'Bestellingen', 'Facturen', 'Incassoruns', 'Verkochte plannen'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})
