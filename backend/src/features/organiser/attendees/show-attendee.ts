import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { factsOf } from '../setup/show-event'
import { paymentOf } from './attendee-list'

/** A ticket with its registration and history, and what an organiser can move it to; undefined without it. */
export async function showAttendee(id: number) {
  const tables = tablesOf(strapi.db.connection)
  const row = await tables
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .innerJoin('gevel_events as e', 'e.id', 't.event_id')
    .innerJoin('gevel_event_ticket_types as y', 'y.id', 't.ticket_type_id')
    .leftJoin('gevel_invoices as v', 'v.id', 'r.invoice_id')
    .leftJoin('gevel_invoices as c', 'c.id', 't.credit_id')
    .select(['t.id', 't.event_id as eventId', 't.registration_id as registrationId', 't.name', 't.email', 't.company'])
    .select(['t.state', 't.code', 't.holder', 't.unit_cents', 't.refund_cents', 't.refund_until', 't.refunded_on'])
    .select(['t.cancelled_at', 't.cancelled_by as cancelledBy', 't.cancelled_because as cancelledBecause'])
    .select(['t.ticket_type_id as typeId', 'y.name as type', 'e.title as event', 'e.starts_at', 'e.ends_at'])
    .select(['r.number', 'r.name as buyer', 'r.email as buyerEmail', 'r.source', 'r.registered_at'])
    .select(['r.invoice_id as invoiceId', 'v.number as invoice', 'v.open_cents as invoice_open'])
    .select(['t.credit_id as creditId', 'c.number as credit'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { unit_cents, refund_cents, refund_until, refunded_on, invoice_open, ...ticket } = row
  const { cancelled_at, starts_at, ends_at, registered_at, ...shown } = ticket
  const [answers, chosen, others, checkIns, log, types, sessions] = await Promise.all([
    loadAnswers(id),
    tables.selectFrom('gevel_event_ticket_sessions').select('session_id as id').where('ticket_id', '=', id).execute(),
    tables
      .selectFrom('gevel_event_tickets')
      .select(['id', 'name', 'state'])
      .where('registration_id', '=', row.registrationId)
      .where('id', '<>', id)
      .orderBy('position')
      .execute(),
    tables
      .selectFrom('gevel_event_check_ins')
      .select(['id', 'outcome', 'door', 'checked_by as by', 'scanned_at', 'undone_at', 'undone_by as undoneBy'])
      .where('ticket_id', '=', id)
      .orderBy('id')
      .execute(),
    tables
      .selectFrom('gevel_event_log')
      .select(['id', 'kind', 'actor', 'actor_name as name', 'reason', 'data', 'at'])
      .where('ticket_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    tables
      .selectFrom('gevel_event_ticket_types')
      .select(['id', 'name'])
      .where('event_id', '=', row.eventId)
      .orderBy('position')
      .execute(),
    tables
      .selectFrom('gevel_event_sessions')
      .select(['id', 'day', 'start', 'room', 'title'])
      .where('event_id', '=', row.eventId)
      .orderBy('day')
      .orderBy('start')
      .orderBy('room')
      .execute(),
  ])
  return {
    ...shown,
    ...{ startsAt: timestamp(starts_at), endsAt: timestamp(ends_at), registeredAt: timestamp(registered_at) },
    ...{ cancelledAt: timestampOrNull(cancelled_at), unitCents: unit_cents, refundCents: refund_cents },
    ...{ refundUntil: refund_until, refundedOn: refunded_on },
    payment: paymentOf({ unit_cents, refund_cents, refunded_on, invoice_open }),
    ...{ answers, others, types, sessions, sessionIds: chosen.map((session) => session.id) },
    checkIns: checkIns.map(({ scanned_at, undone_at, ...scan }) => ({
      ...{ ...scan, at: timestamp(scanned_at), undoneAt: timestampOrNull(undone_at) },
    })),
    log: log.map(({ data, at, ...line }) => ({ ...line, data: factsOf(data), at: timestamp(at) })),
  }
}

/** A ticket as the admin's screen shows it. */
export type ShownAttendee = NonNullable<Awaited<ReturnType<typeof showAttendee>>>

/** The questions of the event that this ticket answers or still can, with its answers. */
async function loadAnswers(ticketId: number) {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_questions as q', 'q.event_id', 't.event_id')
    .leftJoin('gevel_event_answers as a', (join) =>
      join.onRef('a.question_id', '=', 'q.id').onRef('a.ticket_id', '=', 't.id'),
    )
    .select(['q.id', 'q.label', 'q.kind', 'q.choices', 'a.answer'])
    .where('t.id', '=', ticketId)
    .where((either) => either.or([either('q.withdrawn_at', 'is', null), either('a.answer', 'is not', null)]))
    .orderBy('q.position')
    .execute()
}
