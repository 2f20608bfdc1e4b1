import { Editor } from '../../../editor.ts'
import { articleFields } from '../../../editor-fields.ts'
import { ask } from '../../../http.ts'
import { expect, journey, open } from '../../../journey.ts'

const type = 'content'

journey('redirects the old slug of an article to the new one', async () => {
  const editor = await Editor.loggedIn()
  const fields = articleFields('Proef met een adres dat verandert', 'Een tekst.')
  const { documentId, publicId } = await editor.create(type, fields)
  try {
    const { slug } = await editor.publish(type, documentId, fields)
    await editor.publish(type, documentId, { ...fields, slug: 'een-nieuw-adres' })
    const { status, headers } = await ask(`/news/${publicId}/${slug}`)
    expect({ status, to: headers.location }).toEqual({ status: 301, to: `/news/${publicId}/een-nieuw-adres` })
  } finally {
    await editor.delete(type, documentId)
  }
})

journey('generates the slug of an article that was first saved with only a label', async ({ page, watch }) => {
  // the front may still show, and prefetch, what another journey deleted a moment ago
  watch.allow(404, /^\/news\/\d+\/proef-/)
  const editor = await Editor.loggedIn()
  const { documentId, publicId } = await editor.create(type, { label: 'Proef' })
  try {
    const fields = { ...articleFields('Proef zonder webadres', 'Een tekst.'), slug: '' }
    const { slug } = await editor.publish(type, documentId, fields)
    const path = `/news/${publicId}/${slug}`
    expect(path).toBe(`/news/${publicId}/proef-zonder-webadres`)
    for (const spelling of [`/news/${publicId}`, `/news/${publicId}/`, `/news/${publicId}/${slug?.toUpperCase()}`]) {
      const { status, headers } = await ask(spelling)
      expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 301, to: path })
    }
    await open(page, path)
    await open(page, '/')
    await expect(page.getByRole('region', { name: 'Het laatste' })).toContainText('Proef zonder webadres')
  } finally {
    await editor.delete(type, documentId)
  }
})
