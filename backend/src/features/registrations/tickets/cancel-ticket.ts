import { formatCents } from '@gevel/contract/money/format'
import { registrationErrors } from '@gevel/contract/registrations'
import { saleTag } from '../../../content/events/sale-tag'
import type { Actor } from '../../../ledger/events/record-event'
import { writeDay } from '../../../ledger/papers/days'
import { recordChange } from '../../../platform/changes/change-log'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { mailCredit } from '../mails/credit-mail'
import { mailGoneTicket } from '../mails/mail-tickets'
import type { CreditedTickets } from '../stored/credit-tickets'
import { findEvent } from '../stored/event-row'
import type { LoadedTicket } from '../stored/load-ticket'
import { offerPlaces } from '../waiting/offer-places'
import { cancelTickets } from './cancel-tickets'

interface Cancelling {
  by: 'visitor' | 'organiser' | 'event'
  actor: Actor
  /** as the log and the credit note say it */
  reason: string
  /** the money stays, as the terms say after the last day of cancelling */
  isWithoutCredit?: boolean
  at: Date
}

/**
 * Cancels a ticket that the caller has locked after the quotas of its event: its place goes to the next one who waits, a paid one is
 * credited, and its holder and who pays are told.
 */
export async function cancelTicket(trx: Transaction, ticket: LoadedTicket, cancelling: Cancelling): Promise<void> {
  const { by, at } = cancelling
  const { credited } = await cancelTickets(trx, { ticketIds: [ticket.id], ...cancelling })
  const event = await findEvent(trx, ticket.eventId)
  if (event) await offerPlaces(trx, event, at)
  // it may have been sold out
  await recordChange(trx, [saleTag])
  const more = credited ? await describeCredit(trx, credited) : null
  await mailGoneTicket(ticket, by === 'event' ? 'event-cancelled' : 'cancelled', more)
  if (credited) await mailCredit(trx, ticket, { ...credited, more: more ?? '' })
}

async function describeCredit(trx: Transaction, { creditId, refundCents, refundUntil }: CreditedTickets) {
  const { number, total } = await tablesOf(trx)
    .selectFrom('gevel_invoices')
    .select(['number', 'total_cents as total'])
    .where('id', '=', creditId)
    .executeTakeFirstOrThrow()
  const made = `Voor ${formatCents(-total)} is creditnota ${number} gemaakt.`
  if (refundCents === 0) return made
  return `${made} Wat is betaald, staat uiterlijk op ${writeDay(refundUntil)} op de rekening.`
}

/** @throws `events/too-late` */
export function rejectUnless(isPossible: boolean): void {
  if (!isPossible) throw domainError(registrationErrors, 'events/too-late')
}
