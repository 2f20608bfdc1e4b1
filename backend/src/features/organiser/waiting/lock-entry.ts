import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { lockQuotas } from '../../registrations/stored/lock-quotas'

/** Locks an entry of a waiting list until the transaction ends, after the quotas of its event; undefined when there is none. */
export async function lockEntry(trx: Transaction, id: number) {
  const tables = tablesOf(trx)
  const found = await tables
    .selectFrom('gevel_event_waiting')
    .select('event_id as eventId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  await lockQuotas(trx, found.eventId)
  return tables
    .selectFrom('gevel_event_waiting as w')
    .innerJoin('gevel_event_ticket_types as y', 'y.id', 'w.ticket_type_id')
    .select(['w.id', 'w.event_id as eventId', 'w.name', 'w.email', 'w.state', 'w.ticket_type_id as typeId'])
    .select('y.name as typeName')
    .where('w.id', '=', id)
    .forNoKeyUpdate('w')
    .executeTakeFirst()
}
