import path from 'node:path'
import { adminScreens, expect, expectToFit, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const picture = path.join(import.meta.dirname, '../../../../docs/screenshots/general.png')
const articles = '/admin/content-manager/collection-types/api::content.content'

journey.beforeEach(async ({ context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  // settings of the library are not for editors
  watch.allow(403, /^\/upload\/settings$/)
  await useSessionOf(await Editor.loggedIn(), context)
})

journey('fits the media library and its upload dialog on a phone and a wide screen', async ({ page }) => {
  await page.goto('/admin/plugins/upload')
  const upload = page.getByRole('button', { name: 'Uploaden' }).first()
  await expect(upload).toBeVisible()
  await expectToFit(page)

  await upload.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles([picture, picture])
  await expect(dialog.getByRole('button', { name: '2 bestanden uploaden' })).toBeVisible()
  await expectToFit(page)
  await page.setViewportSize({ width: 360, height: 760 })
  const name = await dialog.getByText('general.png').first().boundingBox()
  expect(name?.width, 'a card takes the whole row').toBeGreaterThan(60)
})

journey('keeps the buttons to save and publish in view at the end of a form', async ({ page }) => {
  const [document] = await (await Editor.loggedIn()).published('content', 1)
  await page.goto(`${articles}/${document?.documentId}`)
  const save = page.getByRole('button', { name: 'Bewaar', exact: true })
  await expect(save).toBeVisible()
  await page.getByText('Nummer', { exact: true }).scrollIntoViewIfNeeded()
  for (const height of [800, 360]) {
    await page.setViewportSize({ width: 1280, height })
    await expect(save, `at a height of ${height}`).toBeInViewport({ ratio: 1 })
    const last = page.getByRole('link', { name: 'Bekijk op de site' })
    await last.scrollIntoViewIfNeeded()
    await expect(last, `at a height of ${height}`).toBeInViewport({ ratio: 1 })
  }
})
