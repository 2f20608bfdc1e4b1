import { type OwnVacancy, vacancySourceSchema } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'

/** A vacancy is online for a year at most. */
const mostDays = 366

/** What a vacancy brought on its latest days, in their order; days without any are left out. */
export async function loadVacancyDays(knex: Knex, vacancyId: number): Promise<OwnVacancy['days']> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_vacancy_days')
    .select(['day', 'views', 'saves', 'clicks', 'applications'])
    .where('vacancy_id', '=', vacancyId)
    .orderBy('day', 'desc')
    .limit(mostDays)
    .execute()
  return rows.toReversed()
}

/** Where the readers of a vacancy came from, most of them first. */
export async function loadVacancySources(knex: Knex, vacancyId: number): Promise<OwnVacancy['sources']> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_vacancy_sources')
    .select(['source', sql<number>`sum(views)::integer`.as('views')])
    .where('vacancy_id', '=', vacancyId)
    .groupBy('source')
    .orderBy('views', 'desc')
    .orderBy('source')
    .execute()
  return rows.map(({ source, views }) => ({ source: vacancySourceSchema.parse(source), views }))
}
