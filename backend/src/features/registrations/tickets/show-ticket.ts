import { dutchDay } from '@gevel/contract/dutch-day'
import { type Cents, cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Ticket } from '@gevel/contract/own-tickets'
import { shortCodeInGroups } from '@gevel/contract/ticket-codes'
import { timestampOrNull } from '../../../platform/http/timestamp'
import { qrShape } from '../../../platform/qr/qr-shape'
import type { LoadedTicket } from '../stored/load-ticket'
import { qrTextOf } from '../stored/ticket-code'
import { type Asking, isOfHolder } from './own-ticket'

/** What a holder may still do at a moment. */
export function abilitiesOf(ticket: LoadedTicket, at: Date): Omit<Ticket['can'], 'answer'> {
  const today = dutchDay(at)
  const isOn =
    ticket.state === 'valid' && ticket.eventCancelledAt === null && at < ticket.startsAt && !ticket.isCheckedIn
  return {
    change: isOn && today <= ticket.changeUntil,
    handOver: isOn,
    cancel: isOn && today <= ticket.cancelUntil,
  }
}

/**
 * Whether somebody reads and changes the answers of a ticket, such as a diet: its holder does, and whoever registered knows them only until it
 * is handed over.
 */
export function seesAnswers(ticket: LoadedTicket, asking: Asking): boolean {
  return ticket.holder === 1 || isOfHolder(ticket, asking)
}

/** A ticket as its holder sees it, or whoever registered it. */
export function showTicket(ticket: LoadedTicket, asking: Asking): Ticket {
  const hasAnswers = seesAnswers(ticket, asking)
  const isValid = ticket.state === 'valid' && ticket.eventCancelledAt === null
  const can = abilitiesOf(ticket, asking.at)
  return {
    ...{ id: ticket.id, number: ticket.number, position: ticket.position, of: ticket.of, state: ticket.state },
    ...{ name: ticket.name, email: ticket.email, company: ticket.company, typeName: ticket.typeName },
    ...{ eventId: ticket.eventId, title: ticket.title, venue: ticket.venue },
    ...{ startsAt: ticket.startsAt.toISOString(), endsAt: ticket.endsAt.toISOString() },
    ...{ sessions: ticket.sessions, answers: hasAnswers ? ticket.answers : [] },
    can: { ...can, answer: can.change && hasAnswers },
    code: isValid ? shortCodeInGroups(ticket.code) : null,
    qr: isValid ? qrShape(qrTextOf(ticket)) : null,
    ...{ changeUntil: ticket.changeUntil, cancelUntil: ticket.cancelUntil },
    ...{ eventCancelledBecause: ticket.eventCancelledBecause, cancelledAt: timestampOrNull(ticket.cancelledAt) },
    refundCents: can.cancel ? creditOf(ticket) : cents(0),
    creditNumber: ticket.creditNumber,
  }
}

/** What is credited for a ticket when it is cancelled, with VAT; 0 for a free one. */
function creditOf({ prices, unitCents, vatRate }: LoadedTicket): Cents {
  if (prices === null || unitCents === 0) return cents(0)
  return totalsOf([{ quantity: 1, unitCents: cents(unitCents), vatRate, vatCategory: 'S' }], prices).totalCents
}
