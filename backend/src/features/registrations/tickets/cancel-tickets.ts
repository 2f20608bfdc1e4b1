import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type CreditedTickets, creditTickets } from '../stored/credit-tickets'
import { lockQuotas } from '../stored/lock-quotas'
import { recordInLog } from '../stored/record-in-log'

interface Cancellation {
  /** all of one registration */
  ticketIds: readonly number[]
  by: 'visitor' | 'organiser' | 'event'
  /** why, as an editor wrote it */
  reason: string | null
  /** without a credit note: the money stays, as the terms say after the last day of cancelling */
  isWithoutCredit?: boolean
  actor: Actor
  at: Date
}

/** A ticket that was cancelled. */
export interface CancelledTicket {
  id: number
  eventId: number
  registrationId: number
}

/**
 * Cancels tickets of a registration: their places are free at once, their codes are never given out again, and what was paid for them is
 * credited on one note. Tickets that are cancelled already stay as they are.
 * @returns those that were valid, and their credit note
 */
export async function cancelTickets(
  trx: Transaction,
  { ticketIds, by, reason, isWithoutCredit = false, actor, at }: Cancellation,
): Promise<{ tickets: CancelledTicket[]; credited: CreditedTickets | undefined }> {
  const tables = tablesOf(trx)
  const found = await tables
    .selectFrom('gevel_event_tickets')
    .select('event_id as eventId')
    .where('id', 'in', [...ticketIds])
    .executeTakeFirst()
  if (!found) return { tickets: [], credited: undefined }
  await lockQuotas(trx, found.eventId)
  const tickets = await tables
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_ticket_types as y', 'y.id', 't.ticket_type_id')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .select(['t.id', 't.event_id as eventId', 't.registration_id as registrationId', 't.unit_cents as unitCents'])
    .select(['t.sequence', 'y.name as typeName', 'y.vat_rate as vatRate', 'r.invoice_id as invoiceId'])
    .where('t.id', 'in', [...ticketIds])
    .where('t.state', '=', 'valid')
    .orderBy('t.id')
    .forNoKeyUpdate('t')
    .execute()
  const ids = tickets.map(({ id }) => id)
  if (ids.length === 0) return { tickets: [], credited: undefined }
  await tables.deleteFrom('gevel_event_claims').where('ticket_id', 'in', ids).execute()
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({
      ...{ state: 'cancelled' as const, cancelled_at: at, cancelled_by: by, cancelled_because: reason, changed_at: at },
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute()
  const [invoiceId] = tickets.map((ticket) => ticket.invoiceId)
  const paid = tickets.filter(({ unitCents }) => unitCents > 0)
  const isCredited = invoiceId && paid.length > 0 && !isWithoutCredit
  const credited = isCredited
    ? await creditTickets(trx, { ...{ invoiceId, tickets: paid, actor, at }, reason: reason ?? 'Kaarten geannuleerd' })
    : undefined
  await recordInLog(
    trx,
    tickets.map(({ id, eventId }) => ({ eventId, ticketId: id, kind: 'cancelled', actor, reason, data: { by }, at })),
  )
  return { tickets: tickets.map(({ id, eventId, registrationId }) => ({ id, eventId, registrationId })), credited }
}
