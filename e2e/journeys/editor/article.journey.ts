import { Editor } from '../../editor.ts'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { payloadOf } from '../../payloads.ts'

const type = 'content'

/** The fields of an article as the admin's form sends them. */
function article(title: string, text: string) {
  return {
    edition: 'general',
    label: 'Proef',
    title,
    intro: 'Een bericht dat een proef van de site schrijft, verbetert en weer weghaalt.',
    access: 'free',
    blocks: [{ __component: 'blocks.text', content: [{ type: 'paragraph', children: [{ type: 'text', text }] }] }],
  }
}

journey(
  'shows an article once published, with its correction, and not after it is unpublished',
  async ({ page, watch }) => {
    const editor = await Editor.loggedIn()
    const fields = article('Proef van de redactie met een eerste titel', 'De eerste versie van de tekst.')
    const { documentId, publicId } = await editor.create(type, fields)
    try {
      expect((await ask(`/news/${publicId}/x`)).status, 'a draft').toBe(404)

      const { slug } = await editor.publish(type, documentId, fields)
      const path = `/news/${publicId}/${slug}`
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields.title)
      await expect(page.getByRole('main')).toContainText('De eerste versie van de tekst.')
      expect((await ask(payloadOf(path))).body).toContain('De eerste versie van de tekst.')
      expect((await ask(payloadOf('/'))).body).toContain(fields.title)
      await open(page, '/')
      // another journey may have published one since
      const newest = page.getByRole('region', { name: 'Het laatste' }).getByRole('listitem')
      await expect(newest.filter({ hasText: fields.title })).toBeVisible()

      for (const list of [
        '/feeds/nieuws/rss.xml',
        '/news-sitemap.xml',
        `/sitemaps/${new Date().toISOString().slice(0, 7)}.xml`,
      ])
        expect((await ask(list)).body, list).toContain(path)

      const correction = { at: new Date().toISOString(), text: 'In de eerste versie stond de eerste tekst.' }
      const better = { ...article(fields.title, 'De verbeterde tekst.'), slug, corrections: [correction] }
      await editor.publish(type, documentId, better)
      expect((await ask(payloadOf(path))).body).toContain('De verbeterde tekst.')
      await open(page, path)
      await expect(page.getByRole('main')).toContainText('De verbeterde tekst.')
      await expect(page.getByRole('main')).not.toContainText('De eerste versie van de tekst.')
      await expect(page.locator('.corr', { hasText: correction.text }).locator('time')).toHaveAttribute(
        'datetime',
        correction.at,
      )
      await expect(page.locator('.byline')).toContainText('gewijzigd')

      await editor.unpublish(type, documentId)
      expect((await ask(payloadOf(path))).status).toBe(404)
      watch.allow(404, /^\/news\//)
      const gone = await page.goto(path)
      expect(gone?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('Page not found')
    } finally {
      await editor.delete(type, documentId)
    }
  },
)

journey('redirects the old slug of an article to the new one', async () => {
  const editor = await Editor.loggedIn()
  const fields = article('Proef met een adres dat verandert', 'Een tekst.')
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

journey('publishes and unpublishes an article at the scheduled times', async () => {
  journey.setTimeout(90_000)
  const editor = await Editor.loggedIn()
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const fields = article('Proef die op een vast moment verschijnt', 'Een geplande tekst.')
  const { documentId, publicId } = await editor.create(type, { ...fields, publishAt: inSeconds(3) })
  try {
    expect((await ask(`/news/${publicId}/x`)).status).toBe(404)
    await expect.poll(() => statusOf(publicId), { timeout: 30_000, intervals: [1_000] }).toBe(301)
    await editor.update(type, documentId, { ...fields, unpublishAt: inSeconds(8) })
    await expect.poll(() => statusOf(publicId), { timeout: 30_000, intervals: [1_000] }).toBe(404)
  } finally {
    await editor.delete(type, documentId)
  }
})

/** The response at a wrong slug of the article: 301 while it is published, 404 while it is not. */
async function statusOf(id: number): Promise<number> {
  return (await ask(`/news/${id}/x`)).status
}

journey('generates the slug of an article that was first saved with only a label', async ({ page, watch }) => {
  // the front may still show, and prefetch, what another journey deleted a moment ago
  watch.allow(404, /^\/news\/\d+\/proef-/)
  const editor = await Editor.loggedIn()
  const { documentId, publicId } = await editor.create(type, { label: 'Proef' })
  try {
    const fields = { ...article('Proef zonder webadres', 'Een tekst.'), slug: '' }
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
