import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type PlacedVacancy, parseVacancy } from './placed-vacancy'

/** Loads a vacancy of any employer and locks it until the transaction ends; undefined when there is none. */
export async function lockVacancy(trx: Transaction, id: number): Promise<PlacedVacancy | undefined> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_vacancies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && parseVacancy(row)
}
