import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

const batch = 100

interface Telling {
  eventId: number
  /** of the mail: 'event-3' */
  kind: string
  at: Date
}

/**
 * The next holders of valid tickets whom a mail was not sent to, noted as told in the caller's transaction: with their mails in it, each gets
 * it once.
 */
export async function firstTold(trx: Transaction, { eventId, kind, at }: Telling) {
  const tables = tablesOf(trx)
  const tickets = await tables
    .selectFrom('gevel_event_tickets as t')
    .select(['t.id', 't.holder', 't.name', 't.email'])
    .where('t.event_id', '=', eventId)
    .where('t.state', '=', 'valid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gevel_event_mails as m')
            .select('m.ticket_id')
            .whereRef('m.ticket_id', '=', 't.id')
            .whereRef('m.holder', '=', 't.holder')
            .where('m.kind', '=', kind),
        ),
      ),
    )
    .orderBy('t.id')
    .limit(batch)
    .forNoKeyUpdate()
    .execute()
  if (tickets.length === 0) return []
  const noted = await tables
    .insertInto('gevel_event_mails')
    .values(tickets.map(({ id, holder }) => ({ ticket_id: id, holder, kind, queued_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`ticket_id`.as('id'))
    .execute()
  return tickets.filter(({ id }) => noted.some((one) => one.id === id))
}
