import { dutchDay } from '@gevel/contract/dutch-day'
import { transition } from '../../../ledger/events/transition'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { log } from '../../../platform/logging/log'
import { loadVacancySettings } from '../settings'
import { parseVacancy } from './placed-vacancy'
import { publishVacancy } from './publish'
import { vacancyStates } from './vacancy-states'

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
      if (await runOne(id, at)) done++
    } catch (error) {
      log.error(`Vacancy ${id} could not be moved on: ${(error as Error).message}`)
    }
  return done
}

async function runOne(id: number, at: Date): Promise<boolean> {
  const settings = await loadVacancySettings()
  return inTransaction(async (trx) => {
    const row = await tablesOf(trx)
      .selectFrom('gevel_vacancies')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', ['online', 'planned'])
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    const actor = { kind: 'system' } as const
    if (row.state === 'planned') {
      if (!settings || row.starts_on === null || row.starts_on > dutchDay(at)) return false
      await publishVacancy(trx, parseVacancy(row), { settings, actor, at })
      return true
    }
    if (row.online_until === null || row.online_until > at) return false
    await tablesOf(trx)
      .updateTable('gevel_vacancies')
      .set({ ended_at: row.online_until, revision: null, revision_state: null })
      .where('id', '=', id)
      .execute()
    return transition(trx, vacancyStates, id, 'expired', { actor, at })
  })
}
