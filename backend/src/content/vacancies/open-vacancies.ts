import type { Knex } from 'knex'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { documentTrees } from '../document-trees/document-tree'
import { cardOfVacancy, type VacancyCardRow, vacancyCard } from './vacancy-card'

/** Published vacancies that are still open for applications. */
export function openVacancies(now: Date): Knex.QueryBuilder {
  return strapi.db.connection('vacancies as v').whereNotNull('v.published_at').where('v.closes_at', '>', now)
}

/** The first open vacancies of those that a query selects by row id, in the order of all lists. */
export async function firstOpen(rowIds: Knex.QueryBuilder, limit: number) {
  return loadVacancyCards(
    await featuredFirst(openVacancies(new Date()).whereIn('v.id', rowIds)).limit(limit).pluck('v.id'),
  )
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

function newestFirst(vacancies: Knex.QueryBuilder): Knex.QueryBuilder {
  return vacancies.orderBy([
    { column: 'v.posted_at', order: 'desc' },
    { column: 'v.public_id', order: 'desc' },
  ])
}
