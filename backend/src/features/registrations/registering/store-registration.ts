import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { EventRow } from '../stored/event-row'
import { newTicketCode } from '../stored/new-code'
import type { CheckedAttendee } from './check-attendees'

interface NewRegistration {
  event: EventRow
  attendees: readonly (Omit<CheckedAttendee, 'type'> & { unitCents: number })[]
  userId: number | null
  orderId: number | null
  invoiceId: number | null
  source: 'site' | 'invitation' | 'organiser'
  waitingId: number | null
  invitationId: number | null
  idempotencyKey: string
  at: Date
}

export interface StoredTicket {
  id: number
  name: string
  email: string
}

/** Stores a registration with its tickets, their sessions and answers. */
export async function storeRegistration(
  trx: Transaction,
  registration: NewRegistration,
): Promise<{ id: number; number: string; tickets: StoredTicket[] }> {
  const { event, attendees, userId, orderId, invoiceId, source, waitingId, invitationId, idempotencyKey, at } =
    registration
  const tables = tablesOf(trx)
  const [first] = attendees
  if (!first) throw new Error('A registration without an attendee')
  const stored = await tables
    .insertInto('gevel_event_registrations')
    .values({
      ...{ event_id: event.id, name: first.name, email: first.email, company: first.company, user_id: userId },
      ...{ order_id: orderId, invoice_id: invoiceId, source, idempotency_key: idempotencyKey, registered_at: at },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  const tickets = await tables
    .insertInto('gevel_event_tickets')
    .values(
      attendees.map(({ typeId, name, email, company, unitCents }, index) => ({
        ...{ registration_id: stored.id, event_id: event.id, ticket_type_id: typeId, position: index + 1 },
        ...{ name, email, company, code: newTicketCode(), unit_cents: unitCents, changed_at: at },
        ...{ waiting_id: waitingId, invitation_id: invitationId },
      })),
    )
    .returning(['id', 'name', 'email', 'position'])
    .execute()
  const inOrder = tickets.toSorted((one, other) => one.position - other.position)
  const ids = inOrder.map(({ id }) => id)
  await storeChoices(
    trx,
    attendees.map(({ sessions, answers }, index) => ({ ticketId: ids[index] ?? 0, sessions, answers })),
  )
  return { ...stored, tickets: inOrder.map(({ id, name, email }) => ({ id, name, email })) }
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
