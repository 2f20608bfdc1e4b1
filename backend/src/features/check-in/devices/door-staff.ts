import type { DoorEvent } from '@gevel/contract/check-in'
import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import { notFound } from '../../../platform/errors/account-errors'
import { timestamp } from '../../../platform/http/timestamp'
import type { Account } from '../../../platform/readers/account'
import { placeOf } from '../../organiser/place-of'

/** Doors stay open for late scans of devices without a connection, in days after the event. */
const daysAfter = 3

interface EventRow {
  id: number
  title: string
  starts_at: Date
  ends_at: Date
  venue: unknown
}

/**
 * The events that an account may choose to check in for, soonest first; nobody comes to a cancelled one. Nobody else learns that there is such a
 * page.
 */
export async function eventsOfStaff(knex: Knex, account: Pick<Account, 'id'>, at: Date): Promise<DoorEvent[]> {
  const rows = await loadEvents(knex, account, at)
  return rows.filter(({ cancelled_at }) => cancelled_at === null).map(doorEvent)
}

async function loadEvents(knex: Knex, { id: userId }: Pick<Account, 'id'>, at: Date) {
  return tablesOf(knex)
    .selectFrom('gevel_events as event')
    .select(['event.id', 'event.title', 'event.starts_at', 'event.ends_at', 'event.venue', 'event.cancelled_at'])
    .where('event.ends_at', '>', new Date(at.getTime() - daysAfter * 86_400_000))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gevel_door_staff as staff')
          .select('staff.id')
          .where('staff.user_id', '=', userId)
          .where((staff) =>
            staff.or([staff('staff.event_id', 'is', null), staff('staff.event_id', '=', staff.ref('event.id'))]),
          ),
      ),
    )
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute()
}

/**
 * The event, when an account may check in for it: also one that was cancelled while a device had it.
 * @throws 404 otherwise
 */
export async function requireDoorEvent(knex: Knex, account: Pick<Account, 'id'>, eventId: number, at: Date) {
  const event = (await loadEvents(knex, account, at)).find(({ id }) => id === eventId)
  if (!event) throw notFound()
  return doorEvent(event)
}

/** An event that can be registered for; undefined for any other. */
export async function loadDoorEvent(knex: Knex, id: number): Promise<DoorEvent | undefined> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_events')
    .select(['id', 'title', 'starts_at', 'ends_at', 'venue'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && doorEvent(row)
}

function doorEvent({ id, title, starts_at, ends_at, venue }: EventRow): DoorEvent {
  return { id, title, startsAt: timestamp(starts_at), endsAt: timestamp(ends_at), place: placeOf(venue) }
}
