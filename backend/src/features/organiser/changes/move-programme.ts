import { lengthOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** More than any event is moved by: a day on the way is nobody's. */
const farAway = 100_000

/**
 * Moves the sessions of an event by as many days as the event itself, with what holders of tickets picked of the programme: the document's
 * programme follows the first day by itself.
 */
export async function moveProgramme(trx: Transaction, eventId: number, from: Date, to: Date): Promise<void> {
  const days = lengthOf({ from: dutchDay(from), until: dutchDay(to) }) - 1
  if (days === 0) return
  const tables = tablesOf(trx)
  // in two steps: on its way, the second day of an event would meet the third
  for (const step of [days + farAway, -farAway])
    await tables
      .updateTable('gevel_event_sessions')
      .set({ day: sql<string>`day + ${step}::integer` })
      .where('event_id', '=', eventId)
      .execute()
  const tickets = tables.selectFrom('gevel_event_tickets').select('id').where('event_id', '=', eventId)
  const picks = await tables
    .deleteFrom('gevel_event_picks')
    .where('ticket_id', 'in', tickets)
    .returning(['ticket_id', sql<string>`(left(item, 10)::date + ${days}::integer) || substr(item, 11)`.as('item')])
    .execute()
  if (picks.length > 0) await tables.insertInto('gevel_event_picks').values(picks).execute()
}
