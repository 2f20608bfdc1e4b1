import { dutchDay } from '@gevel/contract/dutch-day'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { log } from '../../../platform/logging/log'
import { runDueVacancy } from './run-due-vacancy'

/**
 * Publishes planned vacancies whose day has come and expires those whose last day is over, one per transaction. A row that another instance
 * is at is skipped, so that each happens once. One that fails does not stop the others, and is tried again by the next run.
 * @returns how many changed
 */
export async function runDueVacancies(at: Date): Promise<number> {
  const knex = strapi.db.connection
  const due = await tablesOf(knex)
    .selectFrom('gevel_vacancies')
    .select('id')
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'online'), eb('online_until', '<=', at)]),
        and([eb('state', '=', 'planned'), eb('starts_on', '<=', dutchDay(at))]),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute()
  let done = 0
  for (const { id } of due)
    try {
      if (await inTransaction((trx) => runDueVacancy(trx, id, at))) done++
    } catch (error) {
      log.error(`Vacancy ${id} could not be moved on: ${(error as Error).message}`)
    }
  return done
}
