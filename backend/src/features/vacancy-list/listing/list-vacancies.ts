import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import { vacancyFiltersSchema, vacancyNearSchema, vacancyOrderSchema } from '@gevel/contract/vacancy-filters'
import { z } from 'zod'
import { loadVacancyCards } from '../../../content/vacancies/open-vacancies'
import type { Client } from '../../../platform/http/client'
import { listResponse } from '../../../platform/http/pagination'
import { editionParameter, slugParameter } from '../../../platform/http/parameters'
import { currentIndex } from '../index/current-index'
import { lookUpPlace } from '../look-up-place'
import { searchVacancies } from '../search-vacancies'

export const vacanciesQuery = vacancyFiltersSchema.extend({
  edition: editionParameter,
  company: slugParameter,
  /** words that a vacancy must have, which are limited per visitor */
  q: z.string().max(20_000).default(''),
  ...vacancyNearSchema.shape,
  sort: vacancyOrderSchema.default('new'),
  /** with the counts of the filters, which short lists do not need */
  facets: z.literal('1').optional(),
  page: pageParameter,
  pageSize: pageSizeParameter(20, 50),
})

/**
 * `GET /public/vacancies`: pages of open vacancies that have the words, are near the place and pass the filters, by default featured ones
 * first, then the newest. With a place that is not known, or that two provinces have, the list is that without a place.
 * @throws `too-many-requests`, only with words
 */
export async function listVacancies(query: z.infer<typeof vacanciesQuery>, client: Client) {
  const { edition, company, q, place: named, within, sort: order, facets, page, pageSize, ...filters } = query
  const search = await searchVacancies(q, client)
  const ofCompany = company ? await rowsOfCompany(company) : undefined
  const { place, answer } = named === '' ? { place: null, answer: null } : lookUpPlace(named)
  const rowIds = [search?.rowIds, ofCompany].filter((ids) => ids !== undefined)
  const scope = { edition, rowIds, near: place ? { place, kilometres: within } : undefined }
  const index = await currentIndex()
  const selected = index.select(scope, { filters, order, page, pageSize, withFacets: facets === '1' })
  const { data, meta } = listResponse(await loadVacancyCards(selected.rowIds), page, pageSize, selected.total)
  return {
    data,
    meta: {
      ...meta,
      ...(selected.facets && { facets: selected.facets }),
      ...(answer && { place: answer }),
      ...(search && { corrected: search.corrected }),
    },
  }
}

async function rowsOfCompany(link: string): Promise<number[]> {
  return strapi.db
    .connection('vacancies_company_lnk as l')
    .join('partners as p', 'p.id', 'l.partner_id')
    .where('p.link', link)
    .whereNotNull('p.published_at')
    .pluck('l.vacancy_id')
}
