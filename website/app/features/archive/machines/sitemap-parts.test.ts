import { expect, test } from 'vitest'
import { sitemapHrefs, sitemapPart } from './sitemap-parts.ts'

test('lists a sitemap for each thousand articles of a month', () => {
  const months = [
    { month: '2026-11', articles: 2001 },
    { month: '2026-10', articles: 1000 },
  ]
  expect(sitemapHrefs(months, [2, 1])).toEqual(
    ['paginas', 'vacatures-2', 'vacatures-1', '2026-11', '2026-11-2', '2026-11-3', '2026-10'].map(
      (part) => `/sitemaps/${part}.xml`,
    ),
  )
})

test.each([
  ['paginas.xml', { kind: 'pages' }],
  ['vacatures-3.xml', { kind: 'vacancies', part: 3 }],
  ['2026-11.xml', { kind: 'articles', month: '2026-11', part: 1 }],
  ['2026-11-12.xml', { kind: 'articles', month: '2026-11', part: 12 }],
])('reads %s', (segment, part) => expect(sitemapPart(segment)).toEqual(part))

test.each([
  'vacatures.xml',
  'vacatures-0.xml',
  'vacatures-01.xml',
  '2026-13.xml',
  '2026-00.xml',
  '2026-11-1.xml',
  '2026-11-0.xml',
  '2026-11',
  'anders.xml',
])('rejects %s', (segment) => expect(sitemapPart(segment)).toBeUndefined())
