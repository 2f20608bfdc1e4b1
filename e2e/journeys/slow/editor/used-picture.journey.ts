import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { removeFile, uploadPicture } from '../../../media-library.ts'

journey.use(adminScreens)

const texts = { alternativeText: 'Een gevel van baksteen', caption: 'De nieuwe gevel' }

journey('the library keeps a picture that an article has, and says which one', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  watch.allow(403, /^\/upload\/settings$/)
  const editor = await Editor.loggedIn({ waitForSite: false })
  await useSessionOf(editor, context)
  const name = `gebruikt-${Date.now()}.png`
  const picture = await uploadPicture(editor, name, texts)
  const title = 'Proef met een gebruikt beeld'
  const { documentId } = await editor.create('content', {
    ...{ edition: 'general', label: 'Proef', title, access: 'free', intro: 'Een bericht.' },
    cover: { picture, alt: 'Een gevel' },
  })
  const question = page.getByRole('alertdialog')
  const askToDelete = async () => {
    await page.goto(`/admin/plugins/upload?_q=${name}`)
    await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await page.getByRole('button', { name: 'Verwijderen' }).click()
  }
  try {
    await askToDelete()
    await expect(question).toContainText('Dit wordt gebruikt en kan daarom niet weg')
    await expect(question.getByRole('link', { name: title })).toHaveAttribute('href', new RegExp(documentId))
    await expect(question.getByText('Artikelen, concept')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Verwijder' })).toHaveCount(0)
  } finally {
    await editor.delete('content', documentId)
  }
  await askToDelete()
  await expect(question).toContainText('Geen stuk gebruikt dit.')
  await question.getByRole('button', { name: 'Verwijder' }).click()
  await expect(page.getByText('Verwijderd.')).toBeVisible()
})

journey('a chosen picture brings its description and caption from the library', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  watch.allow(403, /^\/upload\/settings$/)
  const editor = await Editor.loggedIn({ waitForSite: false })
  await useSessionOf(editor, context)
  const name = `teksten-${Date.now()}.png`
  const picture = await uploadPicture(editor, name, texts)
  const { documentId } = await editor.create('content', {
    ...{ edition: 'general', label: 'Proef', title: 'Proef met een gekozen beeld', access: 'free' },
    ...{ intro: 'Een bericht.', cover: { credit: 'Proef' } },
  })
  try {
    await openDocument(page, 'content', documentId)
    await page
      .getByRole('button', { name: /^Klik om een bestand toe te voegen/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Kies een bestand' })
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).check()
    await dialog.getByRole('button', { name: 'Kies', exact: true }).click()
    await expect(page.getByRole('textbox', { name: /^Beschrijving voor wie niet ziet/ })).toHaveValue(
      texts.alternativeText,
    )
    await expect(page.getByRole('textbox', { name: 'Bijschrift' })).toHaveValue(texts.caption)
    await expect(page.getByText('Brandpunt van links')).toHaveCount(0)
  } finally {
    await editor.delete('content', documentId)
    await removeFile(editor, picture)
  }
})
