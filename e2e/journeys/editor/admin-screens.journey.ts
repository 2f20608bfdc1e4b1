import { adminScreens, expect, expectToFit, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { englishOn } from '../../english-text.ts'
import { journey } from '../../journey.ts'

journey.use(adminScreens)

const articles = '/admin/content-manager/collection-types/api::content.content'

journey.beforeEach(async ({ context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  // settings of the library are not for editors
  watch.allow(403, /^\/upload\/settings$/)
  await useSessionOf(await Editor.loggedIn(), context)
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
