import { type ArchiveMonth, largestArchivePage } from '@gevel/contract/archive'
import { href } from '@gevel/contract/hrefs'

/** A sitemap: the pages that are no articles, or a part of the articles of a month or of the vacancies; parts count from 1. */
export type SitemapPart =
  | { kind: 'pages' }
  | { kind: 'articles'; month: string; part: number }
  | { kind: 'vacancies'; part: number }

const PAGES = 'paginas.xml'
const VACANCIES = /^vacatures-([1-9]\d{0,5})\.xml$/
const ARTICLES = /^([1-9]\d{3}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/

/** Reads the last segment of a sitemap's path; undefined for any other text. The first part of a month has no number. */
export function sitemapPart(segment: string): SitemapPart | undefined {
  if (segment === PAGES) return { kind: 'pages' }
  const vacancies = VACANCIES.exec(segment)?.[1]
  if (vacancies !== undefined) return { kind: 'vacancies', part: Number(vacancies) }
  const [, month, part = '1'] = ARTICLES.exec(segment) ?? []
  return month === undefined ? undefined : { kind: 'articles', month, part: Number(part) }
}

/** The paths of all sitemaps, newest articles first. @param vacancyParts the numbers of those of vacancies */
export function sitemapHrefs(months: readonly ArchiveMonth[], vacancyParts: readonly number[]): string[] {
  const articles = months.flatMap(({ month, articles: count }) =>
    Array.from({ length: Math.ceil(count / largestArchivePage) }, (_, at) =>
      at === 0 ? `${month}.xml` : `${month}-${at + 1}.xml`,
    ),
  )
  const vacancies = vacancyParts.map((part) => `vacatures-${part}.xml`)
  return [PAGES, ...vacancies, ...articles].map((part) => href('/sitemaps/:part', { part }))
}
