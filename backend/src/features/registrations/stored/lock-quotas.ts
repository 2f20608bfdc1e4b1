import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Locks the quotas of an event until the transaction ends, in the order of their ids: whoever takes or frees places does so first. */
export async function lockQuotas(trx: Transaction, eventId: number) {
  return tablesOf(trx)
    .selectFrom('gevel_event_quotas')
    .select(['id', 'kind', 'size'])
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
