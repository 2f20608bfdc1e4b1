import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import { vacancyFiltersSchema, vacancyOrderSchema } from '@gevel/contract/vacancy-filters'
import type { Knex } from 'knex'
import { z } from 'zod'
import { featuredFirst, loadVacancyCards, newestFirst, openVacancies } from '../../content/vacancies/open-vacancies'
import type { Client } from '../../platform/http/client'
import { countAll, listResponse, onPage } from '../../platform/http/pagination'
import { editionParameter, slugParameter } from '../../platform/http/parameters'
import { countFacets } from './count-facets'
import { searchVacancies } from './search-vacancies'
import { filterVacancies } from './vacancy-filters'

export const vacanciesQuery = vacancyFiltersSchema.extend({
  edition: editionParameter,
  company: slugParameter,
  /** words that a vacancy must have, which are limited per visitor */
  q: z.string().max(20_000).default(''),
  sort: vacancyOrderSchema.default('new'),
  /** with the counts of the filters, which short lists do not need */
  facets: z.literal('1').optional(),
  page: pageParameter,
  pageSize: pageSizeParameter(20, 50),
})

/**
 * `GET /public/vacancies`: pages of open vacancies that have the words and pass the filters, by default featured ones first, then
 * the newest.
 * @throws `too-many-requests`, only with words
 */
export async function listVacancies(query: z.infer<typeof vacanciesQuery>, client: Client) {
  const { edition, company, q, sort, facets, page, pageSize, ...filters } = query
  const search = await searchVacancies(q, client)
  const open = openVacancies(new Date())
  if (search) open.whereRaw('v.id = ANY (?)', [search.rowIds])
  if (edition) open.where('v.edition', edition)
  if (company) open.whereIn('v.id', ofCompany(company))
  const filtered = filterVacancies(open.clone(), filters)
  const inOrder = sort === 'salary' ? highestSalaryFirst : featuredFirst
  const [ids, total, counts] = await Promise.all([
    onPage(inOrder(filtered.clone()), page, pageSize).pluck('v.id'),
    countAll(filtered),
    facets && countFacets(open, filters),
  ])
  const { data, meta } = listResponse(await loadVacancyCards(ids), page, pageSize, total)
  return {
    data,
    meta: { ...meta, ...(counts && { facets: counts }), ...(search && { corrected: search.corrected }) },
  }
}

function highestSalaryFirst(vacancies: Knex.QueryBuilder): Knex.QueryBuilder {
  return newestFirst(vacancies.orderByRaw('greatest(v.salary_min, v.salary_max) DESC NULLS LAST'))
}

function ofCompany(link: string): Knex.QueryBuilder {
  return strapi.db
    .connection('vacancies_company_lnk as l')
    .join('partners as p', 'p.id', 'l.partner_id')
    .where('p.link', link)
    .whereNotNull('p.published_at')
    .select('l.vacancy_id')
}
