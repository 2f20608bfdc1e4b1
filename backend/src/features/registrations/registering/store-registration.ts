import { sql } from 'kysely'
import { preparedTablesOf, tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { EventRow } from '../stored/event-row'
import { newTicketCode } from '../stored/new-code'
import type { Places } from '../stored/quotas'
import type { CheckedAttendee } from './check-attendees'

interface NewTicket extends Omit<CheckedAttendee, 'type'> {
  unitCents: number
  /** what it takes, by quota */
  places: Places
}

interface NewRegistration {
  event: EventRow
  attendees: readonly NewTicket[]
  userId: number | null
  orderId: number | null
  invoiceId: number | null
  source: 'site' | 'invitation' | 'organiser'
  waitingId: number | null
  invitationId: number | null
  idempotencyKey: string
  at: Date
}

/**
 * Stores a registration with its tickets, their sessions and answers, and the places that they take, in one statement: all who register
 * for the event wait for it. The quotas are locked.
 * @returns its id and number, and the ids of the tickets in the order of the attendees
 */
export async function storeRegistration(
  trx: Transaction,
  registration: NewRegistration,
): Promise<{ id: number; number: string; ticketIds: number[] }> {
  const { event, attendees, userId, orderId, invoiceId, source, waitingId, invitationId, idempotencyKey, at } =
    registration
  const [first] = attendees
  if (!first) throw new Error('A registration without an attendee')
  const given = attendees.map(({ typeId, name, email, company, unitCents, sessions, answers, places }, index) => ({
    ...{ position: index + 1, type: typeId, name, email, company, code: newTicketCode(), cents: unitCents, sessions },
    ...{ answers, places: [...places].map(([quota, count]) => ({ quota, count })) },
  }))
  const { rows } = await sql<{ id: number; number: string; ticketIds: number[] }>`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g (position smallint, type integer, name text, email text,
        company text, code text, cents integer, sessions integer[], answers jsonb, places jsonb)
    ), registration AS (
      INSERT INTO gevel_event_registrations (event_id, name, email, company, user_id, order_id, invoice_id, source, idempotency_key, registered_at)
      VALUES (${event.id}::integer, ${first.name}, ${first.email}, ${first.company}, ${userId}::integer, ${orderId}::integer,
        ${invoiceId}::integer, ${source}, ${idempotencyKey}::uuid, ${at}::timestamptz)
      RETURNING id, number, event_id, registered_at
    ), tickets AS (
      INSERT INTO gevel_event_tickets (registration_id, event_id, ticket_type_id, position, name, email, company, code, unit_cents, changed_at,
        waiting_id, invitation_id)
      SELECT r.id, r.event_id, g.type, g.position, g.name, g.email, g.company, g.code, g.cents, r.registered_at,
        ${waitingId}::integer, ${invitationId}::integer
      FROM registration r, given g ORDER BY g.position
      RETURNING id, position
    ), in_sessions AS (
      INSERT INTO gevel_event_ticket_sessions (ticket_id, session_id)
      SELECT t.id, s.id FROM tickets t JOIN given g USING (position), unnest(g.sessions) AS s (id)
    ), answers AS (
      INSERT INTO gevel_event_answers (ticket_id, question_id, answer)
      SELECT t.id, a."questionId", a.answer
      FROM tickets t JOIN given g USING (position), jsonb_to_recordset(g.answers) AS a ("questionId" integer, answer text)
    ), claims AS (
      INSERT INTO gevel_event_claims (ticket_id, quota_id, places)
      SELECT t.id, p.quota, p.count
      FROM tickets t JOIN given g USING (position), jsonb_to_recordset(g.places) AS p (quota integer, count integer) WHERE p.count > 0
    )
    SELECT r.id, r.number, ARRAY(SELECT t.id FROM tickets t ORDER BY t.position) AS "ticketIds" FROM registration r
  `.execute(preparedTablesOf(trx))
  const [stored] = rows
  if (!stored) throw new Error('The registration was not stored')
  return stored
}

interface Choices {
  ticketId: number
  sessions: readonly number[]
  answers: readonly { questionId: number; answer: string }[]
}

/** Stores the sessions and answers of tickets that have none. */
export async function storeChoices(trx: Transaction, all: readonly Choices[]): Promise<void> {
  const tables = tablesOf(trx)
  const sessions = all.flatMap(({ ticketId, sessions }) =>
    sessions.map((id) => ({ ticket_id: ticketId, session_id: id })),
  )
  if (sessions.length > 0) await tables.insertInto('gevel_event_ticket_sessions').values(sessions).execute()
  const answers = all.flatMap(({ ticketId, answers }) =>
    answers.map(({ questionId, answer }) => ({ ticket_id: ticketId, question_id: questionId, answer })),
  )
  if (answers.length > 0) await tables.insertInto('gevel_event_answers').values(answers).execute()
}
