import type { Page } from '@playwright/test'
import { adminScreens, expect, expectSaved, openDocument, save, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'
import { removeFile, uploadPicture } from '../../../media-library.ts'

journey.use(adminScreens)

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const textBlock = (text: string) => ({ __component: 'blocks.text', content: [paragraph(text)] })
const fields = {
  ...{ edition: 'general', label: 'Proef', title: 'Proef met blokken', access: 'free' },
  intro: 'Een bericht om blokken mee te proberen.',
}
const blockHeads = (page: Page) => page.getByRole('listitem').getByRole('button', { name: /^(Tekst|Tabel)/ })

journey(
  'a text offers no picture and no heading of level 1, which the site drops',
  async ({ page, context, watch }) => {
    journey.setTimeout(120_000)
    watch.allow(404, switchedOff)
    const editor = await Editor.loggedIn({ waitForSite: false })
    await useSessionOf(editor, context)
    const { documentId } = await editor.create('content', { ...fields, blocks: [textBlock('Een alinea.')] })
    try {
      await openDocument(page, 'content', documentId)
      await page.getByRole('button', { name: 'Tekst', exact: true }).click()
      await page.locator('[contenteditable=true]').click()
      await page.getByRole('toolbar').getByRole('combobox').click()
      await expect(page.getByRole('option', { name: 'Kop 2' })).toBeVisible()
      await expect(page.getByRole('option', { name: /Kop 1|Afbeelding/ })).toHaveCount(0)
    } finally {
      await editor.delete('content', documentId)
    }
  },
)

journey('a removed block can be put back until the form is saved', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn({ waitForSite: false })
  await useSessionOf(editor, context)
  const table = { __component: 'blocks.table', caption: 'Een tabel', rows: 'a | b\n1 | 2' }
  const { documentId } = await editor.create('content', { ...fields, blocks: [textBlock('Een.'), table] })
  const undo = page.getByRole('button', { name: 'Zet terug' })
  try {
    await openDocument(page, 'content', documentId)
    await expect(blockHeads(page)).toHaveText(['Tekst', 'Tabel - Een tabel'])
    await page.getByRole('button', { name: 'Verwijder - Een tabel' }).click()
    await expect(blockHeads(page)).toHaveText(['Tekst'])
    await expect(undo).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(blockHeads(page)).toHaveText(['Tekst', 'Tabel - Een tabel'])
    await expect(page.getByRole('textbox', { name: /^Rijen/ })).toHaveValue('a | b\n1 | 2')
    await expect(undo).toBeHidden()

    await page.getByRole('button', { name: 'Verwijder - Een tabel' }).click()
    await save(page)
    await expectSaved(page)
    await expect(undo).toBeHidden()
    expect(await editor.stored('content', documentId)).not.toContain('Een tabel')
  } finally {
    await editor.delete('content', documentId)
  }
})

journey('an error in a picture of a gallery opens it and has the focus', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  const editor = await Editor.loggedIn({ waitForSite: false })
  await useSessionOf(editor, context)
  const picture = await uploadPicture(editor, `blokken-${Date.now()}.png`)
  const pictures = [{ picture, alt: 'Een gevel' }, { picture, alt: 'Een dak' }, { picture }]
  const blocks = [textBlock('Een.'), { __component: 'blocks.gallery', pictures }]
  const { documentId } = await editor.create('content', { ...fields, blocks })
  try {
    await openDocument(page, 'content', documentId)
    await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
    await expect(page.getByText('Niet alles is goed ingevuld.')).toBeVisible()
    const part = page.getByRole('button', { name: 'Onderdeel 3 (nog niet goed)' })
    await expect(part).toHaveAttribute('aria-expanded', 'true')
    const description = page.getByRole('textbox', { name: /^Beschrijving voor wie niet ziet/ })
    await expect(description).toBeFocused()
    await expect(description).toBeInViewport()
  } finally {
    await editor.delete('content', documentId)
    await removeFile(editor, picture)
  }
})
