import { type SitemapPlace, vacancySitemapSize } from '@gevel/contract/archive'
import { vacancyHref } from '@gevel/contract/vacancy-href'
import { openVacancies } from '../vacancies/open-vacancies'
import { listPlacesOfType, type PlaceRow } from './list-places-of-type'

/** `GET /public/sitemap/vacancies`: the parts that have open vacancies, the newest first. */
export async function listVacancyParts(): Promise<{ data: number[] }> {
  const part = strapi.db.connection.raw('(v.public_id - 1) / ? + 1 AS part', [vacancySitemapSize])
  const parts: { part: number }[] = await openVacancies(new Date()).distinct(part).orderBy('part', 'desc')
  return { data: parts.map((row) => row.part) }
}

/**
 * `GET /public/sitemap/vacancies/{part}`: the paths of the open vacancies of a part.
 * @returns null when there are none
 */
export async function listVacancyPlaces(part: number): Promise<{ data: SitemapPlace[] } | null> {
  const numbers = [(part - 1) * vacancySitemapSize + 1, part * vacancySitemapSize]
  const data = await listPlacesOfType<PlaceRow & { publicId: number; slug: string }>(
    'api::vacancy.vacancy',
    ['publicId', 'slug'],
    { closesAt: { $gt: new Date() }, publicId: { $between: numbers } },
    ({ publicId, slug }) => vacancyHref({ id: publicId, slug }),
  )
  return data.length > 0 ? { data } : null
}
