import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Ends a place on a waiting list, with its offer. One that ended already stays as it was. */
export async function endEntry(
  trx: Transaction,
  id: number,
  state: 'taken' | 'passed' | 'left',
  at: Date,
): Promise<boolean> {
  const [ended] = await tablesOf(trx)
    .updateTable('gevel_event_waiting')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'offered'])
    .returning('id')
    .execute()
  if (ended) await tablesOf(trx).deleteFrom('gevel_event_claims').where('waiting_id', '=', id).execute()
  return ended !== undefined
}
