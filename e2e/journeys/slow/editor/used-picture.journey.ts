import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { testEnvironment } from '../../../test-environment.ts'

journey.use(adminScreens)

const storedSchema = z.tuple([z.object({ id: z.int() })])
const texts = { alternativeText: 'Een gevel van baksteen', caption: 'De nieuwe gevel' }

async function upload({ token }: Editor, name: string): Promise<number> {
  const bytes = await readFile(path.join(import.meta.dirname, '../../../../docs/screenshots/general.png'))
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  body.append('fileInfo', JSON.stringify({ name, ...texts }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${testEnvironment.backendUrl}/upload`, { method: 'POST', headers, body })
  const [{ id }] = storedSchema.parse(await response.json())
  return id
}

journey('the library keeps a picture that an article has, and says which one', async ({ page, context, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(404, switchedOff)
  watch.allow(403, /^\/upload\/settings$/)
  const editor = await Editor.loggedIn({ waitForSite: false })
  await useSessionOf(editor, context)
  const name = `gebruikt-${Date.now()}.png`
  const picture = await upload(editor, name)
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
  const picture = await upload(editor, name)
  const { documentId } = await editor.create('content', {
    ...{ edition: 'general', label: 'Proef', title: 'Proef met een gekozen beeld', access: 'free' },
    ...{ intro: 'Een bericht.', cover: { credit: 'Proef' } },
  })
  try {
    await openDocument(page, 'content', documentId)
    await page.getByRole('button', { name: 'Sleep bestanden hierheen of klik om te kiezen' }).first().click()
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
    const headers = { authorization: `Bearer ${editor.token}` }
    await fetch(`${testEnvironment.backendUrl}/upload/files/${picture}`, { method: 'DELETE', headers })
  }
})
