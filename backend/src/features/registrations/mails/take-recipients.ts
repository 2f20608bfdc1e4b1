import { type Expression, type SqlBool, sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** Tickets that are mailed in one transaction. */
export const recipientsAtOnce = 100

interface EventMail {
  eventId: number
  /** what the mail is about: 'event-3' is a change of the event, 'thanks' one of its days */
  kind: string
  at: Date
  /** of ticket `t`: more than that it is valid */
  only?: Expression<SqlBool>[]
}

/**
 * Takes the next holders of valid tickets for whom a mail about an event was not queued yet, and records in the caller's transaction that it
 * is queued: with their mails in that transaction, each gets it once.
 */
export async function takeRecipients(trx: Transaction, { eventId, kind, at, only = [] }: EventMail) {
  const tables = tablesOf(trx)
  const tickets = await tables
    .selectFrom('gevel_event_tickets as t')
    .select(['t.id', 't.holder', 't.name', 't.email'])
    .where('t.event_id', '=', eventId)
    .where('t.state', '=', 'valid')
    .where(({ and }) => and(only))
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
    .limit(recipientsAtOnce)
    .forNoKeyUpdate()
    .execute()
  if (tickets.length === 0) return []
  const recorded = await tables
    .insertInto('gevel_event_mails')
    .values(tickets.map(({ id, holder }) => ({ ticket_id: id, holder, kind, queued_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<number>`ticket_id`.as('id'))
    .execute()
  return tickets.filter(({ id }) => recorded.some((one) => one.id === id))
}
