import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { mailGoneTicket, mailTicket } from '../mails/mail-tickets'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'
import { newTicketCode } from '../stored/new-code'
import { recordInLog } from '../stored/record-in-log'

interface NewHolder {
  name: string
  email: string
  company: string | null
  actor: Actor
  at: Date
}

/**
 * Gives a ticket that the caller has locked to somebody else: with another code, so that the one before is worth nothing, without the answers
 * of the former holder, and with mails to both.
 * @returns the ticket as it is now
 */
export async function handOverTicket(
  trx: Transaction,
  ticket: LoadedTicket,
  { name, email, company, actor, at }: NewHolder,
): Promise<LoadedTicket> {
  if (name === ticket.name && email === ticket.email && company === ticket.company) return ticket
  const tables = tablesOf(trx)
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({
      ...{ name, email, company, code: newTicketCode(), changed_at: at },
      ...{ holder: eb('holder', '+', 1), sequence: eb('sequence', '+', 1) },
    }))
    .where('id', '=', ticket.id)
    .execute()
  await tables.deleteFrom('gevel_event_answers').where('ticket_id', '=', ticket.id).execute()
  await tables.deleteFrom('gevel_event_picks').where('ticket_id', '=', ticket.id).execute()
  await recordInLog(trx, [
    {
      ...{ eventId: ticket.eventId, ticketId: ticket.id, kind: 'handed-over', data: { to: email }, at },
      actor,
    },
  ])
  const after = await loadTicket(trx, ticket.id)
  if (!after) throw new Error(`There is no ticket ${ticket.id}`)
  await mailGoneTicket(ticket, 'handed-over', null)
  await mailTicket(after, false)
  return after
}
