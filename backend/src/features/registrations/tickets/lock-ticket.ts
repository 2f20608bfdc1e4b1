import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'
import { lockQuotas } from '../stored/lock-quotas'

/** Locks a ticket after the quotas of its event, until the transaction ends; undefined when there is none. */
export async function lockTicket(trx: Transaction, id: number): Promise<LoadedTicket | undefined> {
  const ticket = await tablesOf(trx)
    .selectFrom('gevel_event_tickets')
    .select('event_id as eventId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!ticket) return undefined
  await lockQuotas(trx, ticket.eventId)
  await tablesOf(trx).selectFrom('gevel_event_tickets').select('id').where('id', '=', id).forUpdate().execute()
  return loadTicket(trx, id)
}
