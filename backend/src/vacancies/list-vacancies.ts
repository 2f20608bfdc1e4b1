import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import { vacancyFiltersSchema, vacancyOrderSchema } from '@gevel/contract/vacancy-filters'
import type { Knex } from 'knex'
import { z } from 'zod'
import { documentTrees } from '../document-trees/document-tree'
import { countAll, listResponse, onPage } from '../http/pagination'
import { editionParameter, slugParameter } from '../http/parameters'
import { serialiseRows } from '../http/serialise-rows'
import { countFacets } from './count-facets'
import { cardOfVacancy, type VacancyCardRow, vacancyCard } from './vacancy-card'
import { filterVacancies } from './vacancy-filters'

export const vacanciesQuery = vacancyFiltersSchema.extend({
  edition: editionParameter,
  company: slugParameter,
  sort: vacancyOrderSchema.default('new'),
  /** with the counts of the filters, which short lists do not need */
  facets: z.literal('1').optional(),
  page: pageParameter,
  pageSize: pageSizeParameter(20, 50),
})

/** `GET /public/vacancies`: pages of open vacancies that pass the filters, by default featured ones first, then the newest. */
export async function listVacancies(query: z.infer<typeof vacanciesQuery>) {
  const { edition, company, sort, facets, page, pageSize, ...filters } = query
  const open = openVacancies(new Date())
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
  return { data, meta: { ...meta, ...(counts && { facets: counts }) } }
}

/** The first open vacancies of those that a query selects by row id, in the order of all lists. */
export async function firstOpen(rowIds: Knex.QueryBuilder, limit: number) {
  return loadVacancyCards(
    await featuredFirst(openVacancies(new Date()).whereIn('v.id', rowIds)).limit(limit).pluck('v.id'),
  )
}

/** Published vacancies that are still open for applications. */
export function openVacancies(now: Date): Knex.QueryBuilder {
  return strapi.db.connection('vacancies as v').whereNotNull('v.published_at').where('v.closes_at', '>', now)
}

const cardRows = documentTrees<VacancyCardRow>({ uid: 'api::vacancy.vacancy', ...cardOfVacancy })

/** The cards of vacancies, by their row ids and in that order. */
export async function loadVacancyCards(rowIds: readonly number[]) {
  const rows = await cardRows(rowIds)
  rows.sort((one, other) => rowIds.indexOf(one.id) - rowIds.indexOf(other.id))
  return serialiseRows('vacancy', rows, vacancyCard)
}

function featuredFirst(vacancies: Knex.QueryBuilder): Knex.QueryBuilder {
  return newestFirst(vacancies.orderByRaw('v.featured IS TRUE DESC'))
}

function highestSalaryFirst(vacancies: Knex.QueryBuilder): Knex.QueryBuilder {
  return newestFirst(vacancies.orderByRaw('greatest(v.salary_min, v.salary_max) DESC NULLS LAST'))
}

function newestFirst(vacancies: Knex.QueryBuilder): Knex.QueryBuilder {
  return vacancies.orderBy([
    { column: 'v.posted_at', order: 'desc' },
    { column: 'v.public_id', order: 'desc' },
  ])
}

function ofCompany(link: string): Knex.QueryBuilder {
  return strapi.db
    .connection('vacancies_company_lnk as l')
    .join('partners as p', 'p.id', 'l.partner_id')
    .where('p.link', link)
    .whereNotNull('p.published_at')
    .select('l.vacancy_id')
}
