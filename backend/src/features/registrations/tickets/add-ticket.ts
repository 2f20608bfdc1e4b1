import { cents } from '@gevel/contract/money/cents'
import { errors } from '@strapi/utils'
import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { shortTicketCode } from '../../ticket-codes/sign-code'
import { recordInLog } from '../log/record-in-log'
import { lockQuotas } from '../places/lock-quotas'
import { claimForTicket, quotasOfTicket } from '../places/taken-quotas'
import { checkSessions } from './chosen-sessions'

interface NewTicket {
  eventId: number
  typeId: number
  name: string
  email: string
  company: string | null
  sessionIds: readonly number[]
  isOverbooked: boolean
  /** made with the form: a repeat is the same ticket */
  idempotencyKey: string
  actor: Actor
  at: Date
}

/**
 * Adds a free ticket for somebody, as an organiser does by hand.
 * @returns its id; that of the first time for a repeat
 * @throws ValidationError for sessions at the same time, ApplicationError for a quota without a free place
 */
export async function addTicket(trx: Transaction, ticket: NewTicket): Promise<number> {
  const { eventId, typeId, name, email, company, sessionIds, isOverbooked, idempotencyKey, actor, at } = ticket
  const tables = tablesOf(trx)
  await lockQuotas(trx, eventId)
  const repeated = await tables
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .select('t.id')
    .where('r.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (repeated) return repeated.id
  await checkSessions(trx, eventId, sessionIds)
  const quotas = await quotasOfTicket(trx, { eventId, typeId, sessionIds }, at)
  const full = quotas.filter(({ free }) => free < 1)
  if (full.length > 0 && !isOverbooked)
    throw new errors.ApplicationError(`Vol: ${full.map((quota) => quota.name).join(', ')}.`)
  const registration = await tables
    .insertInto('gevel_event_registrations')
    .values({
      ...{ event_id: eventId, name, email, company, source: 'organiser' },
      ...{ idempotency_key: idempotencyKey, registered_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await tables
    .insertInto('gevel_event_tickets')
    .values({
      ...{ registration_id: registration.id, event_id: eventId, ticket_type_id: typeId, position: 1 },
      // its code is made of its id
      ...{ name, email, company, code: idempotencyKey, unit_cents: cents(0), changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tables
    .updateTable('gevel_event_tickets')
    .set({ code: shortTicketCode({ event: eventId, ticket: id, generation: 1 }) })
    .where('id', '=', id)
    .execute()
  await claimForTicket(trx, id, quotas)
  if (sessionIds.length > 0)
    await tables
      .insertInto('gevel_event_ticket_sessions')
      .values(sessionIds.map((sessionId) => ({ ticket_id: id, session_id: sessionId })))
      .execute()
  await recordInLog(trx, [{ eventId, ticketId: id, kind: 'added', actor, at }])
  return id
}
