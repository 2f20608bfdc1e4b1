import { venueSchema } from '@gevel/contract/events'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'

/** An event that can be registered for. */
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** undefined for an event without registration */
export async function findEvent(knex: Knex, id: number) {
  const row = await tablesOf(knex).selectFrom('gevel_events').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, venue: row.venue === null ? null : venueSchema.parse(JSON.parse(row.venue)) }
}
