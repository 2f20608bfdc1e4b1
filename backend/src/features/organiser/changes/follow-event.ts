import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueJob } from '../../../platform/jobs/queue-job'
import { atMoment } from '../../../platform/mail/mail-phrases'
import { findPublishedEvent, type PublishedEvent, venueOf } from '../../registrations/programme/published-event'
import { recordInLog } from '../../registrations/stored/record-in-log'
import { type EventRow, lockEvent } from '../lock-event'
import { placeOf } from '../place-of'
import { moveProgramme } from './move-programme'
import { movedDeadlines } from './moved-deadlines'
import { tellCancelled } from './tell-cancelled'
import { tellMoved } from './tell-moved'

/**
 * Compares a published event with the row that visitors have registered by, and mails them once about another time or place, or that it is
 * cancelled.
 * A run again finds nothing to do.
 */
export const followEvent = defineJob({
  name: 'event-changed',
  data: z.object({ eventId: z.int() }),
  work: async ({ eventId }) => {
    const event = await findPublishedEvent(eventId)
    if (!event) return
    await inTransaction(async (trx) => {
      const registeredEvent = await lockEvent(trx, eventId)
      if (!registeredEvent || registeredEvent.cancelled_at) return
      if (event.cancelledBecause?.trim())
        await cancelEvent(trx, registeredEvent, event.cancelledBecause.trim(), new Date())
      else await moveEvent(trx, registeredEvent, event, new Date())
    })
  },
})

/** Marks an event as cancelled, once, and queues telling everybody. */
async function cancelEvent(trx: Transaction, event: EventRow, because: string, at: Date): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_events')
    .set({ cancelled_at: at, cancelled_because: because, sequence: event.sequence + 1, changed_at: at })
    .where('id', '=', event.id)
    .execute()
  const actor = { kind: 'system' } as const
  await recordInLog(trx, [{ eventId: event.id, kind: 'event-cancelled', actor, reason: because, at }])
  await queueJob(tellCancelled, { eventId: event.id })
}

async function moveEvent(trx: Transaction, registeredEvent: EventRow, event: PublishedEvent, at: Date): Promise<void> {
  const [startsAt, endsAt, venue] = [new Date(event.startsAt), new Date(event.endsAt), venueOf(event)]
  const before = parseVenue(registeredEvent.venue)
  const isMoved =
    registeredEvent.starts_at.getTime() !== startsAt.getTime() ||
    registeredEvent.ends_at.getTime() !== endsAt.getTime() ||
    !isDeepStrictEqual(before, venue)
  if (!isMoved && registeredEvent.title === event.title) return
  const sequence = isMoved ? registeredEvent.sequence + 1 : registeredEvent.sequence
  const deadlines = movedDeadlines(registeredEvent, { startsAt, endsAt })
  await tablesOf(trx)
    .updateTable('gevel_events')
    .set({ title: event.title, starts_at: startsAt, ends_at: endsAt, ...deadlines, sequence, changed_at: at })
    .set({ venue: venue && JSON.stringify(venue) })
    .where('id', '=', registeredEvent.id)
    .execute()
  if (!isMoved) return
  await moveProgramme(trx, registeredEvent.id, registeredEvent.starts_at, startsAt)
  const from = { startsAt: registeredEvent.starts_at, place: placeOf(before) ?? 'online' }
  const to = { startsAt, place: placeOf(venue) ?? 'online' }
  const data = {
    ...{ from: `${atMoment(from.startsAt)}, ${from.place}`, to: `${atMoment(to.startsAt)}, ${to.place}` },
    ...(deadlines.cancel_until !== registeredEvent.cancel_until && { cancelUntil: deadlines.cancel_until }),
  }
  await recordInLog(trx, [{ eventId: registeredEvent.id, kind: 'event-moved', actor: { kind: 'system' }, data, at }])
  await queueJob(tellMoved, { eventId: registeredEvent.id, sequence, from })
}

type Venue = ReturnType<typeof venueOf>

function parseVenue(venue: unknown): Venue {
  return typeof venue === 'string' ? JSON.parse(venue) : ((venue ?? null) as Venue)
}
