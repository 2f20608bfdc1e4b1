import { totalsOf } from '@gevel/contract/money/totals'
import type { Registered, RegisterInput } from '@gevel/contract/registrations'
import { registrationErrors } from '@gevel/contract/registrations'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { registrationLinkCode } from '../links'
import { mailRegistration, mailTicket } from '../mails/mail-tickets'
import { claimTickets, takePlaces } from '../places/take-places'
import { saleOf } from '../sale/load-sale'
import type { EventRow } from '../stored/event-row'
import { loadTickets } from '../stored/load-ticket'
import { recordInLog } from '../stored/record-in-log'
import { endEntry } from '../waiting/end-waiting'
import { checkAttendees } from './check-attendees'
import { findEntry } from './find-entry'
import { type OrderedTickets, orderTickets } from './order-tickets'
import { storeRegistration } from './store-registration'
import { ticketLines, unitCentsOf } from './ticket-lines'

type Registration = Omit<RegisterInput, 'draft'>

interface Registering {
  registration: Registration
  event: EventRow
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
 * Registers attendees for an event, all of it or nothing: their places, tickets, order, invoice and mails. Places are taken under the lock
 * of the quotas, whether or not the draft still held them, so that none is sold twice.
 * @throws the codes of `registrationErrors`
 */
export async function register(trx: Transaction, registering: Registering, at: Date): Promise<Registered> {
  const { registration, event, draftId, accountId, isSubscriber } = registering
  const entry = await findEntry(trx, { code: registration.code, eventId: event.id, at })
  const sale = await saleOf(trx, event, at)
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
    attendees: attendees.map((attendee) => ({ ...attendee, unitCents: unitCentsOf(attendee.type, prices) })),
    ...{ orderId: ordered?.orderId ?? null, invoiceId: ordered?.invoiceId ?? null },
    ...{ waitingId: entry?.waitingId ?? null, invitationId: entry?.invitationId ?? null },
    source: entry?.invitationId === undefined ? 'site' : 'invitation',
  })
  const ids = stored.tickets.map(({ id }) => id)
  await claimTickets(trx, ids, places)
  if (entry?.waitingId !== undefined) await endEntry(trx, entry.waitingId, 'taken', at)
  if (entry?.invitationId !== undefined) await noteAccepted(trx, entry.invitationId, at)
  const actor = { kind: 'customer', name: attendees[0]?.name ?? '' } as const
  await recordInLog(
    trx,
    ids.map((ticketId) => ({ eventId: event.id, ticketId, kind: 'registered', actor, at })),
  )
  const loaded = await loadTickets(trx, ids)
  for (const ticket of loaded) await mailTicket(ticket, false)
  await confirm(registration, { registrationId: stored.id, tickets: loaded }, ordered)
  return {
    ...{ number: stored.number, eventId: event.id, email: attendees[0]?.email ?? '', tickets: ids.length },
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

/** Mails the invoice to who pays, and all tickets of colleagues to who registered them. */
async function confirm(
  { attendees: [first], order: paid }: Registration,
  confirmed: Pick<Parameters<typeof mailRegistration>[0], 'registrationId' | 'tickets'>,
  ordered: OrderedTickets | null,
): Promise<void> {
  const payer = ordered && paid?.customer
  if (payer) {
    const to = { name: payer.kind === 'company' ? payer.contact : payer.name, email: payer.email }
    await mailRegistration({ ...confirmed, to, payment: ordered.payment, documents: ordered.documents })
  }
  if (first && confirmed.tickets.length > 1 && first.email !== payer?.email)
    await mailRegistration({ ...confirmed, to: first, payment: null, documents: [] })
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
