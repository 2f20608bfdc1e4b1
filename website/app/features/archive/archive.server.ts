import { archiveDaySchema, archiveEntrySchema, archiveMonthSchema, sitemapPlaceSchema } from '@gevel/contract/archive'
import type { Edition } from '@gevel/contract/editions'
import { list, paginationSchema, single } from '@gevel/contract/envelope'
import { z } from 'zod'
import { fetchContent, findContent } from '../../content/client.server.ts'

const monthsAnswer = single(z.array(archiveMonthSchema))
const monthAnswer = list(archiveEntrySchema).extend({
  meta: z.object({ pagination: paginationSchema, days: z.array(archiveDaySchema) }),
})
const partsAnswer = single(z.array(z.int().positive()))
const placesAnswer = single(z.array(sitemapPlaceSchema))

/** The months with articles (of an edition), newest first. */
export async function listMonths(request: Request, edition?: Edition) {
  return (await fetchContent(request, '/public/archive', monthsAnswer, { edition })).data
}

interface MonthQuery {
  edition?: Edition
  /** from 1 */
  page: number
  pageSize: number
}

/**
 * A page of the articles of a month, newest first, with all days of the month that have articles.
 * @param month `2026-11`
 */
export async function listMonth(request: Request, month: string, query: MonthQuery) {
  return fetchContent(request, `/public/archive/${month}`, monthAnswer, { ...query })
}

/** The paths of all pages that are no articles or vacancies. */
export async function listPlaces(request: Request) {
  return (await fetchContent(request, '/public/sitemap', placesAnswer)).data
}

/** The paths of the newsletters that were sent; none from a backend without them. */
export async function listNewsletterPlaces(request: Request) {
  return (await findContent(request, '/public/sitemap/newsletters', placesAnswer))?.data ?? []
}

/** The numbers of the sitemaps that have open vacancies, the newest first; none from a backend that does not split them yet. */
export async function listVacancyParts(request: Request) {
  return (await findContent(request, '/public/sitemap/vacancies', partsAnswer))?.data ?? []
}

/** The paths of the open vacancies of one sitemap; undefined when it has none. */
export async function findVacancyPlaces(request: Request, part: number) {
  return (await findContent(request, `/public/sitemap/vacancies/${part}`, placesAnswer))?.data
}
