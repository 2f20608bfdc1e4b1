import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

journey.beforeEach(async ({ context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  await useSessionOf(await Editor.owner(), context)
})

journey('keeps the filters of a list in its address, through Back and a reload', async ({ page }) => {
  await page.goto('/admin/logboek')
  const kind = page.getByRole('combobox', { name: 'Wat' })
  const name = page.getByLabel('Naam begint met')
  await kind.click()
  await page.getByRole('option', { name: 'Inloggen: alles' }).click()
  await expect(page).toHaveURL(/kind=login/)
  await name.fill('bestaat niet')
  await expect(page).toHaveURL(/name=bestaat\+niet/)
  await expect(page.getByText('Er is niets dat hierbij past.')).toBeVisible()

  await page.reload()
  await expect(name).toHaveValue('bestaat niet')
  await expect(page.getByText('Er is niets dat hierbij past.')).toBeVisible()
  await page.goBack()
  await expect(name).toHaveValue('')
  await expect(kind).toContainText('Inloggen: alles')
  await expect(page.getByRole('row').filter({ hasText: 'Ingelogd' }).first()).toBeVisible()
})
