import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { timestamp } from '../../platform/http/timestamp'

const mostEvents = 500

/** What happened to a customer and all that it ordered, newest first: at most 500 events. */
export async function timelineOf(knex: Knex, customerId: number) {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_ledger_events')
    .select(['id', 'subject', 'kind', 'from_state as from', 'to_state as to', 'actor', 'reason', 'data', 'at'])
    .select('actor_name as name')
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute()
  return rows.map(({ data, at, ...event }) => ({ ...event, data: factsOf(data), at: timestamp(at) }))
}

/** An event as the admin's screens get it. */
export type TimelineEntry = Awaited<ReturnType<typeof timelineOf>>[number]

function factsOf(data: string): Readonly<Record<string, unknown>> {
  return Object(JSON.parse(data))
}
