import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** The position after the last one of an event, which is locked. */
export async function nextPosition(
  trx: Transaction,
  table: 'gevel_event_ticket_types' | 'gevel_event_questions',
  eventId: number,
): Promise<number> {
  const { next } = await tablesOf(trx)
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return next
}
