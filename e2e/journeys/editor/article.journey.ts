import { Editor } from '../../editor.ts'
import { articleFields } from '../../editor-fields.ts'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { payloadOf } from '../../payloads.ts'

const type = 'content'

journey(
  'shows an article once published, with its correction, and not after it is unpublished',
  async ({ page, watch }) => {
    const editor = await Editor.loggedIn()
    const fields = articleFields('Proef van de redactie met een eerste titel', 'De eerste versie van de tekst.')
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
      const better = { ...articleFields(fields.title, 'De verbeterde tekst.'), slug, corrections: [correction] }
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

journey('publishes and unpublishes an article at the scheduled times', async () => {
  journey.setTimeout(90_000)
  const editor = await Editor.loggedIn()
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const fields = articleFields('Proef die op een vast moment verschijnt', 'Een geplande tekst.')
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
