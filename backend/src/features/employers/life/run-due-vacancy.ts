import { dutchDay } from '@gevel/contract/dutch-day'
import { transition } from '../../../ledger/events/transition'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { loadVacancySettings } from '../settings'
import { parseVacancy } from './placed-vacancy'
import { publishVacancy } from './publish'
import { vacancyStates } from './vacancy-states'

/**
 * Publishes a vacancy whose day has come, or expires one whose last day is over.
 * @returns whether it changed
 */
export async function runDueVacancy(trx: Transaction, id: number, at: Date): Promise<boolean> {
  const settings = await loadVacancySettings()
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
}
