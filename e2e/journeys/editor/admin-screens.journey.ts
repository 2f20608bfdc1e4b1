import path from 'node:path'
import type { Page } from '@playwright/test'
import { adminScreens, expect, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'
import { findOverflow } from '../../screen/overflow.ts'
import { wrappedLabels } from '../../screen/wrapped-text.ts'

journey.use(adminScreens)

const picture = path.join(import.meta.dirname, '../../../docs/screenshots/general.png')
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

journey('shows filters and the list of blocks in Dutch, and times in full', async ({ page }) => {
  await page.goto(`${articles}?filters[$and][0][edition][$eq]=general`)
  await expect(page.getByText('Editie is Algemeen')).toBeVisible()

  await page.goto(`${articles}/create`)
  await page.getByRole('button', { name: /^Voeg een blok toe/ }).click()
  await expect(page.getByRole('button', { name: 'Blokken' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await expectToFit(page)

  const start = page.getByRole('group', { name: /^Publiceren op/ }).getByRole('combobox')
  const end = page.getByRole('group', { name: /^Offline halen op/ }).getByRole('combobox')
  const [time, next] = await Promise.all([start.last().boundingBox(), end.first().boundingBox()])
  expect((time?.x ?? 0) + (time?.width ?? 0), 'a time beside the next field').toBeLessThan(next?.x ?? 0)

  await page.setViewportSize({ width: 360, height: 760 })
  await start.last().fill('0830')
  await start.last().press('Tab')
  await expect(start.last()).toHaveValue('08:30')
  const hidden = await start.last().evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)
  expect(hidden, 'a time is shown whole').toBeLessThanOrEqual(0)
})

journey('shows title, edition, date and status in the list of articles', async ({ page }) => {
  await page.goto(articles)
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Titel', 'Editie', 'Datum voor lezers', 'Status'])
      await expect(page.getByRole('gridcell', { name }).first(), `${name} at ${width}`).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Gepubliceerd', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
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

/** Nothing reaches past the right edge, and no label of a button takes two lines. */
async function expectToFit(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await wrappedLabels(page), `labels at ${width}`).toEqual([])
  }
}
