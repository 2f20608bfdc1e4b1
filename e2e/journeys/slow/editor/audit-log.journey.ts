import { adminScreens, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { expect, journey } from '../../../journey.ts'

journey.use(adminScreens)

const title = `Logboekproef ${Date.now()}`

journey('shows the owner in the audit log who created and deleted an article', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create('content', { edition: 'general', label: 'Proef', title })
  await editor.delete('content', documentId)

  await useSessionOf(await Editor.owner(), context)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Logboek' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logboek')
  await page.getByLabel('Naam begint met').fill(title.slice(0, 20).toLowerCase())
  await page.keyboard.press('Enter')
  const lines = page.getByRole('row').filter({ hasText: title })
  await expect(lines.filter({ hasText: 'Verwijderd' })).toContainText('Reinier Redactie')

  await lines.first().getByRole('button', { name: 'Alles hiervan' }).click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Wat' }).click()
  await page.getByRole('option', { name: 'Inhoud: verwijderd' }).click()
  await expect(lines).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download als CSV' }).click()
  expect((await download).suggestedFilename()).toBe('logboek.csv')

  await page.getByRole('button', { name: 'Wis filters' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Logboek gedownload' }).first()).toContainText('Olga Eigenaar')
})
