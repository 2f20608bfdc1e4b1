import type { OwnVacancy } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
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
