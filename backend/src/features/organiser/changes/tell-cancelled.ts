import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { queueMail } from '../../../platform/mail/queue-mail'
import { loadSender } from '../../../platform/mail/sender'
import { cancelTickets } from '../../registrations/tickets/cancel-tickets'
import { eventCancelledMail, eventCreditedMail, waitingCancelledMail } from './change-mails'

/**
 * Cancels every ticket of a cancelled event and tells its holder, a registration at a time: its tickets, their credit note and mails are one
 * transaction, so that a run after a kill goes on with those left. Whoever waited is told too.
 */
export const tellCancelled = defineJob({
  name: 'event-cancelled-mails',
  data: z.object({ eventId: z.int() }),
  work: async ({ eventId }) => {
    while (await inTransaction((trx) => cancelNext(trx, eventId, new Date())));
    await inTransaction((trx) => endWaiting(trx, eventId, new Date()))
  },
})

/** @returns whether there was a registration with a valid ticket */
async function cancelNext(trx: Transaction, eventId: number, at: Date): Promise<boolean> {
  const tables = tablesOf(trx)
  const event = await tables
    .selectFrom('gevel_events')
    .select(['title', 'starts_at as startsAt', 'reply_to as replyTo', 'cancelled_because as because'])
    .where('id', '=', eventId)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst()
  const next = await tables
    .selectFrom('gevel_event_tickets')
    .select('registration_id as id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'valid')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!event || !next) return false
  const holders = await tables
    .selectFrom('gevel_event_tickets')
    .select(['id', 'holder', 'name', 'email'])
    .where('registration_id', '=', next.id)
    .where('state', '=', 'valid')
    .execute()
  const because = event.because ?? ''
  const { tickets, credited } = await cancelTickets(trx, {
    ...{ ticketIds: holders.map(({ id }) => id), by: 'event', reason: because, actor: { kind: 'system' }, at },
  })
  for (const { id, holder: held, name, email } of holders.filter((holder) =>
    tickets.some((ticket) => ticket.id === holder.id),
  )) {
    const { cents, until } = await tables
      .selectFrom('gevel_event_tickets')
      .select(['refund_cents as cents', 'refund_until as until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await queueMail(
      eventCancelledMail,
      email,
      {
        ...{ ticketId: id, holder: held, name, email },
        ...{ event: event.title, startsAt: event.startsAt, because },
        ...{ refundCents: cents ?? 0, refundUntil: until ?? dutchDay(at) },
      },
      { replyTo: event.replyTo, isOneOfMany: true },
    )
  }
  if (credited) {
    const { customerId } = await tables
      .selectFrom('gevel_invoices')
      .select('customer_id as customerId')
      .where('id', '=', credited.creditId)
      .executeTakeFirstOrThrow()
    const { refundCents, refundUntil: until, papers } = credited
    await mailCustomer(trx, {
      ...{ customerId, template: eventCreditedMail, attachments: papers },
      props: { event: event.title, refundCents, until },
      replyTo: event.replyTo ?? (await loadSender()).email ?? '',
      isOneOfMany: true,
    })
  }
  return true
}

/** Ends the waiting list and what is held for others: nothing is sold any more. */
async function endWaiting(trx: Transaction, eventId: number, at: Date): Promise<void> {
  const tables = tablesOf(trx)
  const event = await tables
    .selectFrom('gevel_events')
    .select(['title', 'reply_to as replyTo', 'cancelled_because as because'])
    .where('id', '=', eventId)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst()
  if (!event) return
  await tables
    .deleteFrom('gevel_event_claims')
    .where('waiting_id', 'in', ({ selectFrom }) =>
      selectFrom('gevel_event_waiting').select('id').where('event_id', '=', eventId),
    )
    .execute()
  const ended = await tables
    .updateTable('gevel_event_waiting')
    .set({ state: 'left', ended_at: at })
    .where('event_id', '=', eventId)
    .where('state', 'in', ['waiting', 'offered'])
    .returning(['name', 'email'])
    .execute()
  for (const { name, email } of ended)
    await queueMail(
      waitingCancelledMail,
      email,
      { name, event: event.title, because: event.because ?? '' },
      { replyTo: event.replyTo, isOneOfMany: true },
    )
}
