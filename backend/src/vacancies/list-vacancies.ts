import { pageParameter, pageSizeParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { documentTrees } from '../document-trees/document-tree'
import { countAll, listResponse, onPage } from '../http/pagination'
import { editionParameter, slugParameter } from '../http/parameters'
import { serialiseRows } from '../http/serialise-rows'
import { cardOfVacancy, type VacancyCardRow, vacancyCard } from './vacancy-card'

export const vacanciesQuery = z.object({
  edition: editionParameter,
  company: slugParameter,
  page: pageParameter,
  pageSize: pageSizeParameter(20, 50),
})

/** `GET /public/vacancies`: pages of open vacancies, featured ones first, then the newest. */
export async function listVacancies({ edition, company, page, pageSize }: z.infer<typeof vacanciesQuery>) {
  const open = openVacancies(new Date())
  if (edition) open.where('v.edition', edition)
  if (company) open.whereIn('v.id', ofCompany(company))
  const [ids, total] = await Promise.all([
    onPage(featuredFirst(open.clone()), page, pageSize).pluck('v.id'),
    countAll(open),
  ])
  return listResponse(await loadVacancyCards(ids), page, pageSize, total)
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
  return vacancies.orderByRaw('v.featured IS TRUE DESC').orderBy([
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
