import { registrationErrors } from '@gevel/contract/registrations'
import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { domainError } from '../../../platform/errors/domain-error'
import { mailTicket } from '../mails/mail-tickets'
import { claimTickets, freeTicket } from '../places/take-places'
import { checkAnswers, checkSessions } from '../registering/check-attendees'
import { storeChoices } from '../registering/store-registration'
import { saleOf } from '../sale/load-sale'
import { findEvent } from '../stored/event-row'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'
import { loadPlaces, placesOf, shortQuotas } from '../stored/quotas'
import { recordInLog } from '../stored/record-in-log'
import { offerPlaces } from '../waiting/offer-places'

interface Change {
  sessions: readonly number[]
  /** null to leave them as they are */
  answers: readonly { questionId: number; answer: string }[] | null
  actor: Actor
  at: Date
}

/**
 * Changes the sessions and answers of a ticket that the caller has locked after the quotas of its event.
 * @returns the ticket as it is now
 * @throws `events/full` when a room has no place left, `events/session`, `events/question`
 */
export async function changeTicket(trx: Transaction, ticket: LoadedTicket, change: Change): Promise<LoadedTicket> {
  const { sessions, at, actor } = change
  const event = await findEvent(trx, ticket.eventId)
  if (!event) throw new Error(`There is no event ${ticket.eventId}`)
  const sale = await saleOf(trx, event, at)
  checkSessions(sale, { sessions: [...sessions] })
  const answers = change.answers && checkAnswers(sale, { answers: [...change.answers] })
  const hasMoved = String(sessions.toSorted()) !== String(ticket.sessions.map(({ id }) => id).toSorted())
  if (hasMoved) await moveSessions(trx, ticket, sessions, at)
  const tables = tablesOf(trx)
  if (answers) await tables.deleteFrom('gevel_event_answers').where('ticket_id', '=', ticket.id).execute()
  await storeChoices(trx, [{ ticketId: ticket.id, sessions: hasMoved ? sessions : [], answers: answers ?? [] }])
  await recordInLog(trx, [
    {
      ...{ eventId: ticket.eventId, ticketId: ticket.id, kind: 'changed', at },
      actor,
    },
  ])
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({ changed_at: at, sequence: eb('sequence', '+', hasMoved ? 1 : 0) }))
    .where('id', '=', ticket.id)
    .execute()
  if (hasMoved) await offerPlaces(trx, event, at)
  const after = await loadTicket(trx, ticket.id)
  if (!after) throw new Error(`There is no ticket ${ticket.id}`)
  if (hasMoved) await mailTicket(after, true)
  return after
}

async function moveSessions(trx: Transaction, ticket: LoadedTicket, sessions: readonly number[], at: Date) {
  await freeTicket(trx, ticket.id)
  const { free, map } = await loadPlaces(trx, ticket.eventId, at)
  const counted = sessions.map((id) => ({ id, count: 1 }))
  const places = placesOf(map, [{ id: ticket.typeId, count: 1 }], counted)
  const rooms = placesOf(map, [], counted)
  // the place at the event itself is its own, also when that is overbooked
  if (shortQuotas(rooms, free).size > 0) throw domainError(registrationErrors, 'events/full')
  await claimTickets(trx, [ticket.id], [places])
  await tablesOf(trx).deleteFrom('gevel_event_ticket_sessions').where('ticket_id', '=', ticket.id).execute()
}
