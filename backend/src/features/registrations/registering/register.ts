import type { EventSale } from '@gevel/contract/event-sales'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Registered, RegisterInput, TicketOrder } from '@gevel/contract/registrations'
import { registrationErrors } from '@gevel/contract/registrations'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { queueJob } from '../../../platform/jobs/queue-job'
import { registrationLinkCode } from '../links'
import { takePlaces } from '../places/take-places'
import type { EventRow } from '../stored/event-row'
import { lockQuotas } from '../stored/lock-quotas'
import { recordInLog } from '../stored/record-in-log'
import { endEntry } from '../waiting/end-waiting'
import { checkAttendees } from './check-attendees'
import { confirmRegistration } from './confirm-registration'
import { findEntry } from './find-entry'
import { orderTickets } from './order-tickets'
import { storeRegistration } from './store-registration'
import { ticketLines, unitCentsOf } from './ticket-lines'

type Registration = Omit<RegisterInput, 'draft'>

interface Registering {
  registration: Registration
  event: EventRow
  /** as it is now, apart from what is free */
  sale: EventSale
  /** UUID of the draft, which the caller has locked: a repeat registers nothing */
  draftId: string
  accountId: number | null
  isSubscriber: boolean
  /** network address, for the proof of the order and its mandate */
  address: string | null
  /** null when nothing can be paid */
  billing: BillingSettings | null
}

/**
 * Registers attendees for an event, all of it or nothing: their places, tickets, order and invoice, and the job that mails them. Places are taken under the lock
 * of the quotas, whether or not the draft still held them, so that none is sold twice.
 * @throws the codes of `registrationErrors`
 */
export async function register(trx: Transaction, registering: Registering, at: Date): Promise<Registered> {
  const { registration, event, sale, draftId, accountId, isSubscriber } = registering
  // two who use the last place of an invitation at the same moment follow each other
  if (registration.code !== null) await lockQuotas(trx, event.id)
  const entry = await findEntry(trx, { code: registration.code, eventId: event.id, at })
  const attendees = checkAttendees(sale, registration.attendees, { isSubscriber, entry })
  const prices = registration.order?.customer.kind === 'person' ? 'incl' : 'excl'
  const lines = ticketLines(
    event.title,
    attendees.map(({ type }) => type),
    prices,
  )
  if (totalsOf(lines, prices).totalCents !== registration.totalCents || (lines.length > 0 && !registration.order))
    throw domainError(registrationErrors, 'events/price-changed')
  const tickets = attendees.map(({ typeId, sessions }) => ({ typeId, sessions }))
  const places = await takePlaces(trx, { event, tickets, draftId, entry, at })
  const ordered = lines.length === 0 ? null : await order(trx, registering, lines, at)
  const stored = await storeRegistration(trx, {
    ...{ event, userId: accountId, idempotencyKey: draftId, at },
    attendees: attendees.map((attendee, index) => ({
      ...{ ...attendee, unitCents: unitCentsOf(attendee.type, prices), places: places[index] ?? new Map() },
    })),
    ...{ orderId: ordered?.orderId ?? null, invoiceId: ordered?.invoiceId ?? null },
    ...{ waitingId: entry?.waitingId ?? null, invitationId: entry?.invitationId ?? null },
    source: entry?.invitationId === undefined ? 'site' : 'invitation',
  })
  if (entry?.waitingId !== undefined) await endEntry(trx, entry.waitingId, 'taken', at)
  if (entry?.invitationId !== undefined) await noteAccepted(trx, entry.invitationId, at)
  const actor = { kind: 'customer', name: attendees[0]?.name ?? '' } as const
  await recordInLog(
    trx,
    stored.ticketIds.map((ticketId) => ({ eventId: event.id, ticketId, kind: 'registered', actor, at })),
  )
  const payer = registration.order?.customer
  const paid = ordered && payer && { ...contactOf(payer), payment: ordered.payment, documents: ordered.documents }
  await queueJob(confirmRegistration, { registrationId: stored.id, paid: paid ?? null })
  return {
    ...{ number: stored.number, eventId: event.id, email: attendees[0]?.email ?? '', tickets: stored.ticketIds.length },
    ...{ orderNumber: ordered?.orderNumber ?? null, code: registrationLinkCode(stored.id, event.ends_at) },
  }
}

/** Notes that an invitation was accepted, the first time that somebody registers with it. */
async function noteAccepted(trx: Transaction, invitationId: number, at: Date): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_invitations')
    .set({ accepted_at: at, declined_at: null })
    .where('purpose', '=', 'event')
    .where('subject_id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Who gets the invoice. */
function contactOf(payer: TicketOrder['customer']): { name: string; email: string } {
  return { name: payer.kind === 'company' ? payer.contact : payer.name, email: payer.email }
}

async function order(
  trx: Transaction,
  { registration, event, draftId, accountId, address, billing }: Registering,
  lines: ReturnType<typeof ticketLines>,
  at: Date,
) {
  if (!registration.order || !billing) throw domainError(registrationErrors, 'events/closed')
  const conditions = `Kosteloos annuleren tot en met ${event.cancel_until}; een andere bezoeker aanwijzen tot het begin.`
  return orderTickets(trx, {
    ...{ order: registration.order, lines, conditions, idempotencyKey: draftId, accountId, address, billing, at },
  })
}
