import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { routePaths } from '@gevel/contract/paths'
import ICAL from 'ical.js'
import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath } from '../paths.ts'

const content = new Content()

const schema = createRequire(import.meta.resolve('sitemap'))
  .resolve('sitemap/package.json')
  .replace('package.json', 'schema/sitemap.xsd')

/** The URLs in a sitemap or in the index, as paths. */
async function locations(path: string): Promise<string[]> {
  const { status, body } = await ask(path)
  expect(status, path).toBe(200)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
  )
}

test('leads a search engine from robots.txt to every article and page', async () => {
  const robots = await ask('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  const parts = await locations('/sitemap.xml')
  const found = new Set((await Promise.all(parts.map(locations))).flat())
  for (const article of [...(await content.articles('general')), ...(await content.articles('pro'))])
    expect(found).toContain(articlePath(article))
  expect(found).toContain('/over-ons/zo-werken-wij')
  expect([...found]).toContainEqual(expect.stringMatching(/^\/vacatures\/vacature\/\d+\//))
})

test('lists the screens without parameters in the sitemap, each for search engines', async () => {
  const pages = await locations('/sitemaps/paginas.xml')
  expect(new Set(pages).size).toBe(pages.length)
  const screens = Object.values(routePaths).filter((path) => pages.includes(path))
  expect(screens).toEqual(expect.arrayContaining(['/nieuws', '/pro/nieuws', '/news/tag', '/magazine', '/sitemap']))
  for (const path of screens) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    expect(body, path).toContain('<link rel="canonical"')
    expect(body, path).not.toMatch(/<meta name="robots" content="noindex"/)
  }
})

test('serves sitemaps that match the published schema', async () => {
  const { body } = await ask('/sitemaps/paginas.xml')
  const { valid, errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: body },
    schema: { fileName: 'sitemap.xsd', contents: await readFile(schema, 'utf8') },
  })
  expect(errors).toEqual([])
  expect(valid).toBe(true)
  expect((await ask('/sitemaps/2026-11-2.xml')).status).toBe(404)
  expect((await ask('/sitemaps/anders.xml')).status).toBe(404)
})

for (const [list, edition] of [
  ['nieuws', 'general'],
  ['pro', 'pro'],
] as const) {
  test(`has the newest articles of ${edition} as RSS, Atom and JSON Feed`, async () => {
    const newest = (await content.articles(edition)).slice(0, 30)
    const paths = newest.map(articlePath)
    for (const format of ['rss.xml', 'atom.xml']) {
      const { body, headers } = await ask(`/feeds/${list}/${format}`)
      expect(headers['content-type']).toContain(format === 'rss.xml' ? 'application/rss+xml' : 'application/atom+xml')
      const { items } = await new Parser().parseString(body)
      expect(items.map(({ link = '' }) => new URL(link).pathname)).toEqual(paths)
      expect(items.map(({ title }) => title)).toEqual(newest.map(({ title }) => title))
    }
    const json = JSON.parse((await ask(`/feeds/${list}/feed.json`)).body)
    expect(json.items.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(paths)
  })
}

test('serves feeds of a tag and of the vacancies, and 404 for others', async () => {
  const { items, title } = await new Parser().parseString((await ask('/feeds/nieuws/rss.xml?t=Bouwmarkten')).body)
  expect(title).toContain('Bouwmarkten')
  expect(items.length).toBeGreaterThan(3)
  const vacancies = await new Parser().parseString((await ask('/feeds/vacatures/rss.xml')).body)
  expect(vacancies.items.length).toBeGreaterThan(0)
  for (const path of ['/feeds/nieuws/rss.xml?t=bestaatniet', '/feeds/anders/rss.xml', '/feeds/nieuws/anders.xml'])
    expect((await ask(path)).status).toBe(404)
})

test('has the agenda as a calendar to subscribe to', async () => {
  const { body, headers } = await ask('/agenda/agenda.ics')
  expect(headers['content-type']).toContain('text/calendar')
  const events = new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(events.length).toBeGreaterThan(1)
  for (const event of events) expect(event.endDate.compare(event.startDate)).toBe(1)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

test('sends feeds and sitemaps from the cache', async () => {
  for (const path of ['/feeds/nieuws/rss.xml', '/sitemap.xml', '/agenda/agenda.ics']) {
    await ask(path)
    const { headers } = await ask(path)
    expect(headers['cache-status'], path).toContain('hit')
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})
