import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask } from '../http.ts'
import { testEnvironment } from '../test-environment.ts'

const articlesSchema = z.object({ items: z.array(z.object({ url: z.url() })) })
const archive = '/nieuwsbrief/archief'
const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/feeds/nieuwsbrief/${file}`)

for (const [path, canonical] of [
  [archive, archive],
  [`${archive}?pro`, archive],
  [`${archive}?utm_source=mail`, archive],
  [`${archive}?lijst=gevel-pro`, `${archive}?lijst=gevel-pro`],
  [`${archive}?pro&lijst=vacatures`, `${archive}?lijst=vacatures`],
] as const)
  test(`${path} has one address for search engines, and links to the feeds of the newsletters`, async () => {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="${testEnvironment.siteUrl}${canonical}"/>`)
    for (const feed of feeds) expect(body).toMatch(new RegExp(`<link rel="alternate"[^>]* href="${feed}"/>`))
  })

test('asks for the newsletter of its edition below an article, and for no other', async () => {
  for (const [path, list] of [
    ['/feeds/nieuws/feed.json', 'general'],
    ['/feeds/pro/feed.json', 'pro'],
  ] as const) {
    const { items } = articlesSchema.parse(JSON.parse((await ask(path)).body))
    const { body } = await ask(new URL(items[0]?.url ?? '').pathname)
    const [form = ''] = /<form(?:(?!<\/form>).)*name="place" value="article".*?<\/form>/s.exec(body) ?? []
    expect(form, path).toContain(`action="/nieuwsbrief${list === 'pro' ? '?pro' : ''}"`)
    expect(form, path).toContain(`name="lists" value="${list}"`)
    expect(form, path).toContain('Afmelden kan met één klik.')
  }
})

test('has the archive of newsletters in the sitemap', async () => {
  expect((await ask('/sitemaps/paginas.xml')).body).toContain(`<loc>${testEnvironment.siteUrl}${archive}</loc>`)
})

test('serves the newsletters as a feed in each format, which names the archive as its page', async () => {
  for (const feed of feeds) {
    const { status, body } = await ask(feed)
    expect(status, feed).toBe(200)
    expect(body, feed).toContain(testEnvironment.siteUrl + archive)
  }
})

for (const path of [`${archive}?lijst=onbekend`, `${archive}?p=999`])
  test(`responds with 404 to ${path}`, async () => {
    expect((await ask(path)).status).toBe(404)
  })
