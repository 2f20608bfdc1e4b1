import { feedHref, href, newsFeedHref } from '@gevel/contract/hrefs'
import { atomProblems } from '../../feeds/atom-rules.ts'
import { jobFeedProblems } from '../../feeds/job-rules.ts'
import { type JsonFeed, parseJsonFeed } from '../../feeds/json-feed-rules.ts'
import { rssProblems } from '../../feeds/rss-rules.ts'
import { childrenOf, parseXml, type XmlTree } from '../../feeds/xml-tree.ts'
import { ask } from '../../http.ts'
import { expect, journey } from '../../journey.ts'

type Format = Parameters<typeof feedHref>[1]

const FEEDS: Record<string, (format: Format) => string> = {
  'the news': (format) => newsFeedHref('general', format),
  'the news of pro': (format) => newsFeedHref('pro', format),
  'a tag': (format) => newsFeedHref('general', format, 'Bouwmarkten'),
  'a tag of pro': (format) => newsFeedHref('pro', format, 'Prijzen'),
  'the vacancies': (format) => feedHref('vacatures', format),
  'the vacancies of pro': (format) => feedHref('provacatures', format),
}

for (const [name, hrefIn] of Object.entries(FEEDS)) {
  journey(`serves ${name} as valid RSS, Atom and JSON Feed with the same entries`, async ({ page }) => {
    const atom = await parseXml(page, (await ask(hrefIn('atom.xml'))).body)
    expect(atomProblems(atom)).toEqual([])
    const rss = await parseXml(page, (await ask(hrefIn('rss.xml'))).body)
    expect(rssProblems(rss)).toEqual([])
    const json = parseJsonFeed((await ask(hrefIn('feed.json'))).body)
    expect(json.items.length).toBeGreaterThan(0)
    const ids = json.items.map(({ id }) => id)
    expect(childrenOf(atom, 'entry').map((entry) => textOf(entry, 'id'))).toEqual(ids)
    expect(itemsOf(rss).map((item) => textOf(item, 'guid'))).toEqual(ids)
    // neither a title nor an edition is part of an id
    for (const id of ids) expect(id).toMatch(/^tag:[^:]+,2026:(?:article|vacancy)\/\d+$/)
    expect(new URL(json.feed_url).pathname + new URL(json.feed_url).search).toBe(hrefIn('feed.json'))
    await expectPictures(json)
  })
}

for (const edition of ['vacatures', 'provacatures'] as const) {
  journey(`serves the ${edition} as the feed that job boards read`, async ({ page }) => {
    const { status, headers, body } = await ask(href(`/feeds/${edition}/jobs.xml`))
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const source = await parseXml(page, body)
    expect(jobFeedProblems(source)).toEqual([])
    const jobs = childrenOf(source, 'job')
    expect(jobs.length).toBeGreaterThan(0)
    const rss = await parseXml(page, (await ask(feedHref(edition, 'rss.xml'))).body)
    const numberIn = (id: string | undefined) => id?.slice(id.lastIndexOf('/') + 1)
    const open = itemsOf(rss).map((item) => numberIn(textOf(item, 'guid')))
    expect(open).toEqual(expect.arrayContaining(jobs.slice(0, 10).map((job) => textOf(job, 'referencenumber'))))
    for (const job of jobs.slice(0, 3)) {
      const path = new URL(textOf(job, 'url') ?? '').pathname
      expect((await ask(path)).status).toBe(200)
    }
  })
}

/** A picture has the type that the other formats say. */
async function expectPictures({ items }: JsonFeed): Promise<void> {
  const image = items.find((item) => item.image)?.image
  if (image === undefined) return
  const { status, headers } = await ask(new URL(image).pathname)
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
}

function itemsOf(rss: XmlTree): XmlTree[] {
  return childrenOf(rss, 'channel').flatMap((channel) => childrenOf(channel, 'item'))
}

function textOf(parent: XmlTree, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.text
}
