import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const broken = Buffer.from('%PDF-1.7\nniets van waarde\n%%EOF')

journey('uploads the PDF of an issue beside its form, and explains why one cannot be read', async ({ page, watch }) => {
  watch.allow(404, switchedOff)
  watch.allow(400, /^\/admin\/site\/magazines\//)
  const editor = await Editor.loggedIn({ waitForSite: false })
  const fields = { title: 'Nummer van vroeger', year: 1998, number: 3, month: 'mei', publishedOn: '1998-05-01' }
  const issue = await editor.create('magazine', { ...fields, intro: 'Een oud nummer.', pages: 4, colour: 'sand' })
  await useSessionOf(editor, page.context())
  await openDocument(page, 'magazine', issue.documentId)
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Upload de pdf').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(page.getByText('Lezers kunnen dit nummer nog niet doorbladeren.')).toBeVisible()
  await choose('foto.pdf', Buffer.from('geen pdf'))
  await expect(page.getByText('“foto.pdf” is geen pdf.')).toBeVisible()
  await choose('kapot.pdf', broken)
  await expect(page.getByText('Deze pdf is beschadigd en kan niet worden gelezen.')).toBeVisible()
  await page.getByRole('button', { name: 'Verwijder deze pdf' }).click()
  await expect(page.getByText('kapot.pdf is niet verwerkt.')).toBeHidden()
  await editor.delete('magazine', issue.documentId)
})
