import { adminScreens, expect, openDocument, save, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const text = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Lees ' },
      { type: 'link', url: 'https://voorbeeld.nl', children: [{ type: 'text', text: 'het rapport' }] },
      { type: 'text', text: ' erbij.' },
    ],
  },
]

journey(
  'the link dialog says what is wrong, and stores a link in its normal spelling',
  async ({ page, context, watch }) => {
    watch.allow(404, switchedOff)
    const editor = await Editor.loggedIn({ waitForSite: false })
    await useSessionOf(editor, context)
    const { documentId } = await editor.create('page', {
      ...{ type: 'PAGE', title: 'Linkdialoog', link: '/proef/linkdialoog', layout: 'default' },
      blocks: [{ __component: 'blocks.text', content: text }],
    })
    try {
      await openDocument(page, 'page', documentId)
      await page.getByRole('button', { name: 'Tekst', exact: true }).click()
      // a click of no duration: the caret is not in the link yet
      await page.getByRole('link', { name: 'het rapport' }).click()
      const dialog = page.getByRole('dialog')
      const keep = dialog.getByRole('button', { name: 'Bewaar' })
      await dialog.getByRole('textbox', { name: 'Adres' }).fill('ftp://voorbeeld.nl/rapport')
      await expect(dialog.getByText('Begin de link met / voor een pad op de site')).toBeVisible()
      await expect(keep).toBeDisabled()
      await dialog.getByRole('textbox', { name: 'Of zoek een pagina van de site' }).fill('bouwmarkt')
      await dialog.getByRole('listitem').first().getByRole('button').click()
      await expect(dialog.getByRole('textbox', { name: 'Adres' })).toHaveValue(/^\/\w/)
      await expect(dialog.getByRole('textbox', { name: /optioneel/ })).toHaveCount(0)
      await dialog.getByRole('textbox', { name: 'Adres' }).fill('WWW.Voorbeeld.nl/Rapport')
      await keep.click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('link', { name: 'het rapport' })).toHaveAttribute(
        'href',
        'https://www.voorbeeld.nl/Rapport',
      )
      await save(page)
      await expect(page.getByText('Bewaard', { exact: true })).toBeVisible()
    } finally {
      await editor.delete('page', documentId)
    }
  },
)

journey('a redirect over a screen of the site is rejected at its field', async ({ page, context, watch }) => {
  watch.allow(404, switchedOff)
  watch.allow(400, /api::redirect\.redirect/)
  await useSessionOf(await Editor.loggedIn({ waitForSite: false }), context)
  await page.goto('/admin/content-manager/collection-types/api::redirect.redirect/create')
  await page.getByRole('textbox', { name: 'Oud pad' }).fill('/inloggen')
  await page.getByRole('textbox', { name: 'Nieuw adres' }).fill('/vacatures')
  await save(page)
  await expect(page.getByRole('textbox', { name: 'Oud pad' })).toHaveAccessibleDescription(
    'Op dit pad staat al een vast onderdeel van de site.',
  )
})
