import { expect, test } from 'vitest'
import { type Feed, type FeedEntry, lastUpdate, permanentId, tagSubject } from './feed.ts'
import { writeAtom } from './write-atom.ts'
import { writeJson } from './write-json.ts'
import { writeRss } from './write-rss.ts'

const site = { name: 'Gevel', url: 'https://gevel.example/' }
const entry: FeedEntry = {
  id: permanentId('https://gevel.example:8443', 'article/136'),
  url: 'https://gevel.example/news/136/proef?a=1&b=2',
  title: 'Proef dia \u000b tweede \ufffe& <b>regel</b>\ud83d ]]>',
  summary: 'Een \u0007soft\u000breturn, 5 < 6 & "meer"',
  publishedAt: '2026-11-20T08:12:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  author: { name: 'Sanne & Bo\u000b', url: 'https://gevel.example/auteurs/sanne' },
  category: 'Hout\u000ben "staal"',
  imageUrl: 'https://gevel.example/beeld/x.jpg',
}
const feed: Feed = {
  ...{
    id: permanentId('https://gevel.example', 'feed/nieuws'),
    title: 'Gevel\u000c',
    description: 'Nieuws',
    author: site,
  },
  ...{ url: 'https://gevel.example/nieuws', urlIn: (format) => `https://gevel.example/feeds/nieuws/${format}` },
  entries: [{ ...entry, id: 'tag:gevel.example,2026:article/1', updatedAt: '2026-11-20T08:00:00.000Z' }, entry],
}

test.each([
  ['a tag by its number, which stays when its name and slug change', { id: 12, company: null, slug: 'hout' }, 'tag/12'],
  ['a company by its own number', { id: null, company: 7, slug: 'de-zager' }, 'company/7'],
  ['a tag of an earlier backend by its slug', { id: null, company: null, slug: 'hout' }, 'tag/hout'],
])('identifies %s', (_, tag, subject) => expect(tagSubject(tag)).toBe(subject))

/** Control characters, and characters that XML 1.0 does not have (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/u

test.each([
  ['RSS', writeRss],
  ['Atom', writeAtom],
  ['JSON', writeJson],
])('%s has no character that XML has not, whatever is stored', (_, write) => {
  expect(write(feed)).not.toMatch(forbidden)
})

test('Atom has plain texts, the author of each entry, and an enclosure without an invented size', () => {
  const text = writeAtom(feed)
  expect(text).toContain('<title>Proef dia \n tweede &amp; &lt;b&gt;regel&lt;/b&gt; ]]&gt;</title>')
  expect(text).toContain('<summary>Een soft\nreturn, 5 &lt; 6 &amp; &quot;meer&quot;</summary>')
  expect(text).toContain('<category term="Hout en &quot;staal&quot;"/>')
  expect(text).toContain('<author><name>Sanne &amp; Bo\n</name><uri>https://gevel.example/auteurs/sanne</uri></author>')
  expect(text).toContain('<link rel="enclosure" type="image/jpeg" href="https://gevel.example/beeld/x.jpg"/>')
  expect(text).toContain('<updated>2026-11-21T09:00:00.000Z</updated><author><name>Gevel</name>')
})

test('RSS escapes the signs of a plain description once more, since it is HTML', () => {
  const text = writeRss(feed)
  expect(text).toContain('<description>Een soft\nreturn, 5 &amp;lt; 6 &amp;amp; &amp;quot;meer&amp;quot;</description>')
  expect(text).toContain('<guid isPermaLink="false">tag:gevel.example,2026:article/136</guid>')
  expect(text).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:00:00 GMT</lastBuildDate>')
  expect(text).not.toContain('<enclosure')
})

test('JSON Feed has plain text, and when each entry changed', () => {
  expect(JSON.parse(writeJson(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    authors: [site],
    items: [
      {},
      { content_text: 'Een soft\nreturn, 5 < 6 & "meer"', date_modified: entry.updatedAt, tags: ['Hout\nen "staal"'] },
    ],
  })
})

test('a feed without entries has the same moment at each request', () => {
  expect(lastUpdate({ ...feed, entries: [] })).toBe('1970-01-01T00:00:00.000Z')
})
