import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { ticketLink, waitingLink } from '../../registrations/links'
import { recipientsAtOnce, takeRecipients } from '../../registrations/mails/take-recipients'
import type { EventRow } from '../lock-event'
import { placeOf } from '../place-of'
import { eventMovedMail, waitingMovedMail } from './change-mails'

/** Mails everybody with a valid ticket, and whoever waits for one, that an event has moved, each once for each move. */
export const tellMoved = defineJob({
  name: 'event-moved-mails',
  data: z.object({
    eventId: z.int(),
    /** of the event after the move: a mail about an older move is not sent any more */
    sequence: z.int(),
    from: z.object({ startsAt: z.coerce.date(), place: z.string() }),
  }),
  work: async ({ eventId, sequence, from }) => {
    for (const tell of [tellHolders, tellWaiting])
      while (
        await inTransaction(async (trx) => {
          const event = await tablesOf(trx)
            .selectFrom('gevel_events')
            .selectAll()
            .where('id', '=', eventId)
            .where('sequence', '=', sequence)
            .where('cancelled_at', 'is', null)
            .executeTakeFirst()
          return event !== undefined && (await tell(trx, event, from)) > 0
        })
      );
  },
})

interface Before {
  startsAt: Date
  place: string
}

/** Queues the mails of one batch to ticket holders. @returns the number of mails */
async function tellHolders(trx: Transaction, event: EventRow, from: Before): Promise<number> {
  const kind = `event-${event.sequence}`
  const tickets = await takeRecipients(trx, { eventId: event.id, kind, at: new Date() })
  for (const { id, holder, name, email } of tickets)
    await queueMail(
      eventMovedMail,
      email,
      {
        ...{ ticketId: id, holder, name, link: ticketLink({ id, holder }, event.ends_at) },
        ...movedFields(event, from),
        cancelUntil: event.cancel_until >= dutchDay(new Date()) ? event.cancel_until : null,
      },
      { replyTo: event.reply_to, isOneOfMany: true },
    )
  return tickets.length
}

/** Queues the mails of one batch to the waiting list. @returns the number of mails */
async function tellWaiting(trx: Transaction, event: EventRow, from: Before): Promise<number> {
  const entries = await tablesOf(trx)
    .updateTable('gevel_event_waiting')
    .set({ told_sequence: event.sequence })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('gevel_event_waiting')
        .select('id')
        .where('event_id', '=', event.id)
        .where('state', 'in', ['waiting', 'offered'])
        .where('told_sequence', '<', event.sequence)
        .orderBy('id')
        .limit(recipientsAtOnce)
        .forNoKeyUpdate(),
    )
    .returning(['id', 'name', 'email'])
    .execute()
  for (const { id, name, email } of entries)
    await queueMail(
      waitingMovedMail,
      email,
      { name, link: waitingLink(id, event.ends_at), ...movedFields(event, from) },
      { replyTo: event.reply_to, isOneOfMany: true },
    )
  return entries.length
}

function movedFields(event: EventRow, from: Before) {
  return {
    ...{ event: event.title, startedAt: from.startsAt, placeBefore: from.place },
    ...{ startsAt: event.starts_at, place: placeOf(event.venue) ?? 'online' },
  }
}
