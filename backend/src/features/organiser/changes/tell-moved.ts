import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { ticketLink } from '../../registrations/links'
import { takeRecipients } from '../../registrations/mails/take-recipients'
import { placeOf } from '../place-of'
import { eventMovedMail } from './change-mails'

/** Mails everybody with a valid ticket that an event has moved, each once for each move. */
export const tellMoved = defineJob({
  name: 'event-moved-mails',
  data: z.object({
    eventId: z.int(),
    /** of the event after the move: a mail about an older move is not sent any more */
    sequence: z.int(),
    from: z.object({ startsAt: z.coerce.date(), place: z.string() }),
  }),
  work: async ({ eventId, sequence, from }) => {
    while (
      await inTransaction(async (trx) => {
        const event = await tablesOf(trx)
          .selectFrom('gevel_events')
          .selectAll()
          .where('id', '=', eventId)
          .where('sequence', '=', sequence)
          .where('cancelled_at', 'is', null)
          .executeTakeFirst()
        if (!event) return false
        const tickets = await takeRecipients(trx, { eventId, kind: `event-${sequence}`, at: new Date() })
        for (const { id, holder, name, email } of tickets)
          await queueMail(
            eventMovedMail,
            email,
            {
              ...{ ticketId: id, holder, name, event: event.title, startedAt: from.startsAt, placeBefore: from.place },
              link: ticketLink({ id, holder }, event.ends_at),
              ...{ startsAt: event.starts_at, place: placeOf(event.venue) ?? 'online' },
            },
            { replyTo: event.reply_to, isOneOfMany: true },
          )
        return tickets.length > 0
      })
    );
  },
})
