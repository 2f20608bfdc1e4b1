import { errors } from '@strapi/utils'
import { saleTag } from '../../../content/events/sale-tag'
import type { Actor } from '../../../ledger/events/record-event'
import { recordChange } from '../../../platform/changes/change-log'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { mailTicket } from '../mails/mail-tickets'
import { claimTickets, freeTicket } from '../places/take-places'
import { checkSessions } from '../registering/check-attendees'
import { saleOf } from '../sale/load-sale'
import { findEvent } from '../stored/event-row'
import { type LoadedTicket, loadTicket } from '../stored/load-ticket'
import { loadPlaces, placesOf, shortQuotas } from '../stored/quotas'
import { recordInLog } from '../stored/record-in-log'
import { offerPlaces } from '../waiting/offer-places'

interface Move {
  typeId: number
  sessions: readonly number[]
  /** also where nothing is free */
  isOverbooked: boolean
  reason: string
  actor: Actor
  at: Date
}

/**
 * Moves a valid ticket, which the caller has locked after the quotas of its event, to another type or other sessions. Its old place goes to
 * the next one who waits; what was paid for it stays as it is.
 * @throws `events/session` for two at the same time, ApplicationError where nothing is free
 */
export async function moveTicket(trx: Transaction, ticket: LoadedTicket, move: Move): Promise<void> {
  const { typeId, sessions, isOverbooked, reason, actor, at } = move
  const { id, eventId } = ticket
  const hasMoved =
    typeId !== ticket.typeId || String(sessions.toSorted()) !== String(ticket.sessions.map((one) => one.id).toSorted())
  if (!hasMoved) return
  const event = await findEvent(trx, eventId)
  if (!event) throw new Error(`There is no event ${eventId}`)
  checkSessions(await saleOf(trx, event, at), { sessions: [...sessions] })
  await freeTicket(trx, id)
  const { free, map } = await loadPlaces(trx, eventId, at)
  const counted = sessions.map((session) => ({ id: session, count: 1 }))
  const places = placesOf(map, [{ id: typeId, count: 1 }], counted)
  if (!isOverbooked && shortQuotas(places, free).size > 0)
    throw new errors.ApplicationError(
      'Daar is geen plaats meer. Kies ‘Ook als het daar vol is’ om toch te verplaatsen.',
    )
  await claimTickets(trx, [id], [places])
  const tables = tablesOf(trx)
  await tables.deleteFrom('gevel_event_ticket_sessions').where('ticket_id', '=', id).execute()
  if (sessions.length > 0)
    await tables
      .insertInto('gevel_event_ticket_sessions')
      .values(sessions.map((session) => ({ ticket_id: id, session_id: session })))
      .execute()
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({ ticket_type_id: typeId, sequence: eb('sequence', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .execute()
  const after = await loadTicket(trx, id)
  if (!after) throw new Error(`There is no ticket ${id}`)
  const data = { from: writePlace(ticket), to: writePlace(after) }
  await recordInLog(trx, [{ eventId, ticketId: id, kind: 'moved', actor, reason, data, at }])
  await offerPlaces(trx, event, at)
  await recordChange(trx, [saleTag])
  await mailTicket(after, true)
}

/** `Congres, 11:15 Ovenzaal`, as the log names where somebody is. */
function writePlace({ typeName, sessions }: LoadedTicket): string {
  return [typeName, ...sessions.map(({ start, room }) => `${start} ${room}`)].join(', ')
}
