import { adminScreens, expect, expectSaved, openDocument, save, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

journey(
  'a plan for what cannot be published is rejected with the reason, and has whole minutes',
  async ({ page, context, watch }) => {
    journey.setTimeout(180_000)
    watch.allow(404, switchedOff)
    watch.allow(400, /api::content\.content/)
    const editor = await Editor.loggedIn({ waitForSite: false })
    await useSessionOf(editor, context)
    const fields = { edition: 'general', label: 'Proef', title: 'Nog zonder intro', access: 'free' }
    const { documentId } = await editor.create('content', fields)
    const publishing = page.getByRole('group', { name: /^Publiceren op/ }).getByRole('combobox')
    try {
      await openDocument(page, 'content', documentId)
      // without a date, a time is one of today; the minute is over later than this journey
      await publishing.last().fill('23:59')
      await publishing.last().blur()
      await save(page)
      const message = page.getByText(/^Dit kan zo niet worden gepubliceerd, en dus niet gepland: “Intro” is niet/)
      await expect(message.first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: /^Intro/ })).toHaveAccessibleDescription(/Vul dit in\./)
      await page.getByRole('textbox', { name: /^Intro/ }).fill('Nu met een intro.')
      await save(page)
      await expectSaved(page)
      expect(await editor.stored('content', documentId)).toMatch(/"publishAt":"[^"]+:59:00\.000Z"/)
    } finally {
      await editor.delete('content', documentId)
    }
  },
)
