import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

journey(
  'lets an editor drag the blocks of a newsletter to their order, beside the mail',
  async ({ page, context, watch }) => {
    watch.allow(404, switchedOff)
    // all blocks are in view: nothing scrolls while one is dragged
    await page.setViewportSize({ width: 1280, height: 2200 })
    await useSessionOf(await Editor.loggedIn(), context)
    await page.goto('/admin/nieuwsbrieven/nieuw')
    await page.getByRole('combobox', { name: 'Welke nieuwsbrief' }).click()
    await page.getByRole('option', { name: 'Agenda' }).click()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    const blocks = page.getByRole('list', { name: 'Blokken' })
    const titles = blocks.getByRole('heading', { level: 3 })
    await expect(titles).toHaveCount(1)
    await page.getByRole('button', { name: 'Eigen woorden' }).click()
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Komt u ook?')
    const agenda = (await titles.first().textContent()) ?? ''
    await expect(titles).toHaveText([agenda, 'Eigen woorden'])

    const items = blocks.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await titles.nth(1).dragTo(items.first())
    await expect(titles).toHaveText(['Eigen woorden', agenda])
    await expect(page.getByText('Eigen woorden staat nu op plaats 1 van 2.')).toBeAttached()
    // dropped elsewhere, it stays where it was
    await titles.first().dragTo(page.getByRole('heading', { level: 1 }))
    await expect(titles).toHaveText(['Eigen woorden', agenda])
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(page.getByText('Bewaard', { exact: true })).toBeVisible()
    await page.reload()
    await expect(titles).toHaveText(['Eigen woorden', agenda])

    const preview = page.getByTitle('Voorbeeld, telefoon en licht')
    const [mail, first] = [await preview.boundingBox(), await items.first().boundingBox()]
    expect(mail?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    expect(mail?.width).toBeGreaterThanOrEqual(360)
    await page.setViewportSize({ width: 360, height: 800 })
    await expect
      .poll(async () => ((await preview.boundingBox())?.y ?? 0) - ((await items.last().boundingBox())?.y ?? 0))
      .toBeGreaterThan(0)
  },
)
