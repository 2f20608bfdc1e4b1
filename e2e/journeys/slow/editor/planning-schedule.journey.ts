import { adminScreens, expect, expectSaved, openDocument, save, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const type = 'page'
const dayMs = 24 * 60 * 60 * 1000

function dateIn(days: number): string {
  const day = new Date(Date.now() + days * dayMs)
  return day.toLocaleDateString('nl-NL', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

journey('stores, checks and shows a schedule, and asks before publishing', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  watch.allow(400, /api::page\.page/)
  const editor = await Editor.loggedIn()
  await useSessionOf(editor, context)
  const link = `/proef/plannen-${Date.now()}`
  const { documentId } = await editor.create(type, { type: 'PAGE', title: 'Plannen', link, layout: 'default' })
  const moment = (field: RegExp) => {
    const group = page.getByRole('group', { name: field })
    return { date: group.getByRole('combobox').first(), time: group.getByRole('combobox').last() }
  }
  const publishing = moment(/^Publiceren op/)
  const ending = moment(/^Offline halen op/)
  try {
    await openDocument(page, type, documentId)
    await publishing.date.fill(dateIn(2))
    await publishing.date.press('Tab')
    await expect(publishing.time).toHaveValue('00:00')
    await publishing.time.click()
    await page.keyboard.type('08:30')
    await page.keyboard.press('Escape')
    await publishing.time.blur()
    await expect(publishing.time).toHaveValue('08:30')

    // the first one closes the calendar, where it is open
    await publishing.date.press('Escape')
    await publishing.date.press('Escape')
    await expect(publishing.date).not.toHaveValue('')
    await publishing.time.blur()
    await expect(publishing.time).toHaveValue('08:30')

    await ending.date.fill(dateIn(1))
    await ending.date.press('Tab')
    await save(page)
    await expect(page.getByText('Kies een moment na dat van “Publiceren op”.').first()).toBeVisible()
    await ending.date.fill(dateIn(3))
    await ending.date.press('Tab')
    await save(page)
    await expectSaved(page)
    await openDocument(page, type, documentId)
    await expect(publishing.time).toHaveValue('08:30')
    await expect(ending.time).toHaveValue('00:00')

    await expect(page.getByText(/^Wordt gepubliceerd op .* om 08:30\.$/)).toBeVisible()
    await expect(page.getByText(/^Gaat offline op .* om 00:00\.$/)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Gepland' })).toBeVisible()

    const question = page
      .getByRole('alertdialog')
      .getByText(/^Dit stuk staat gepland voor .* om 08:30\. Nu publiceren\?$/)
    const cancel = page.getByRole('button', { name: 'Annuleer' })
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
    await expect(question).toBeVisible()
    await cancel.click()
    await expect(question).toBeHidden()
    await page.keyboard.press('Control+Shift+Enter')
    await expect(question).toBeVisible()
    await cancel.click()
    await expect(page.getByRole('status', { name: 'Gepland' })).toBeVisible()

    await page.goto(`/admin/content-manager/collection-types/api::${type}.${type}?filters[$and][0][link][$eq]=${link}`)
    const row = page.getByRole('row').filter({ hasText: link })
    await expect(row.getByRole('status', { name: 'Gepland' })).toBeVisible()
    await expect(row.getByText(/^\d+ \S+, 08:30$/)).toBeVisible()
    await expect(row.getByText(/^Offline op .*, 00:00$/)).toBeVisible()
  } finally {
    await editor.delete(type, documentId)
  }
})
