import { errors } from '@strapi/utils'
import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { recordInLog } from '../log/record-in-log'
import { lockQuotas } from '../places/lock-quotas'
import { claimForTicket, quotasOfTicket } from '../places/taken-quotas'
import { checkSessions } from './chosen-sessions'

interface Move {
  typeId: number
  sessionIds: readonly number[]
  /** also where nothing is free */
  isOverbooked?: boolean
  reason?: string | null
  actor: Actor
  at: Date
}

/**
 * Moves a valid ticket to another type or other sessions of its event: its old places are free at once. What was paid for it stays as it is.
 * @returns whether anything changed
 * @throws ValidationError for sessions at the same time, ApplicationError for a quota without a free place
 */
export async function moveTicket(
  trx: Transaction,
  ticketId: number,
  { typeId, sessionIds, isOverbooked = false, reason = null, actor, at }: Move,
): Promise<boolean> {
  const tables = tablesOf(trx)
  const found = await tables
    .selectFrom('gevel_event_tickets')
    .select('event_id as eventId')
    .where('id', '=', ticketId)
    .executeTakeFirst()
  if (!found) return false
  const { eventId } = found
  await lockQuotas(trx, eventId)
  const ticket = await tables
    .selectFrom('gevel_event_tickets')
    .select(['state', 'ticket_type_id as typeId'])
    .where('id', '=', ticketId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (ticket.state !== 'valid') throw new errors.ApplicationError('Deze kaart is geannuleerd.')
  await checkSessions(trx, eventId, sessionIds)
  const before = await placeNames(trx, ticketId, ticket.typeId)
  await tables.deleteFrom('gevel_event_claims').where('ticket_id', '=', ticketId).execute()
  await tables.deleteFrom('gevel_event_ticket_sessions').where('ticket_id', '=', ticketId).execute()
  const quotas = await quotasOfTicket(trx, { eventId, typeId, sessionIds }, at)
  const full = quotas.filter(({ free }) => free < 1)
  if (full.length > 0 && !isOverbooked)
    throw new errors.ApplicationError(`Vol: ${full.map(({ name }) => name).join(', ')}.`)
  await claimForTicket(trx, ticketId, quotas)
  if (sessionIds.length > 0)
    await tables
      .insertInto('gevel_event_ticket_sessions')
      .values(sessionIds.map((id) => ({ ticket_id: ticketId, session_id: id })))
      .execute()
  const after = await placeNames(trx, ticketId, typeId)
  if (after === before) return false
  await tables
    .updateTable('gevel_event_tickets')
    .set(({ eb }) => ({ ticket_type_id: typeId, sequence: eb('sequence', '+', 1), changed_at: at }))
    .where('id', '=', ticketId)
    .execute()
  const data = { from: before, to: after }
  await recordInLog(trx, [{ eventId, ticketId, kind: 'moved', actor, reason, data, at }])
  return true
}

/** `Congres, 11:15 Ovenzaal`, as the log names where somebody is. */
async function placeNames(trx: Transaction, ticketId: number, typeId: number): Promise<string> {
  const type = await tablesOf(trx)
    .selectFrom('gevel_event_ticket_types')
    .select('name')
    .where('id', '=', typeId)
    .executeTakeFirstOrThrow()
  const sessions = await tablesOf(trx)
    .selectFrom('gevel_event_ticket_sessions as ts')
    .innerJoin('gevel_event_sessions as s', 's.id', 'ts.session_id')
    .select(['s.start', 's.room'])
    .where('ts.ticket_id', '=', ticketId)
    .orderBy('s.day')
    .orderBy('s.start')
    .execute()
  return [type.name, ...sessions.map(({ start, room }) => `${start} ${room}`)].join(', ')
}
