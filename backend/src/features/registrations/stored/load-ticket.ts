import { venueSchema } from '@gevel/contract/events'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'

/** A ticket with its event, as its page, its PDF and its mails need it. */
export type LoadedTicket = NonNullable<Awaited<ReturnType<typeof loadTicket>>>

/** undefined when there is none */
export async function loadTicket(knex: Knex, id: number) {
  const [ticket] = await loadTickets(knex, [id])
  return ticket
}

/** The tickets with these ids, in the order of their events. */
export async function loadTickets(knex: Knex, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await tablesOf(knex)
    .selectFrom('gevel_event_tickets as t')
    .innerJoin('gevel_event_registrations as r', 'r.id', 't.registration_id')
    .innerJoin('gevel_events as e', 'e.id', 't.event_id')
    .innerJoin('gevel_event_ticket_types as y', 'y.id', 't.ticket_type_id')
    .leftJoin('gevel_invoices as c', 'c.id', 't.credit_id')
    .leftJoin('gevel_invoices as i', 'i.id', 'r.invoice_id')
    .select(['t.id', 't.registration_id as registrationId', 't.event_id as eventId', 't.ticket_type_id as typeId'])
    .select(['t.position', 't.state', 't.name', 't.email', 't.company', 't.holder', 't.code', 't.sequence'])
    .select(['t.unit_cents as unitCents', 't.cancelled_at as cancelledAt', 'c.number as creditNumber'])
    .select([
      'r.number',
      'r.user_id as userId',
      'r.email as registeredBy',
      'r.name as registrant',
      'r.invoice_id as invoiceId',
      'i.prices',
    ])
    .select([
      'y.name as typeName',
      'y.vat_rate as vatRate',
      'e.title',
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
    ])
    .select(['e.venue', 'e.sequence as eventSequence', 'e.reply_to as replyTo'])
    .select(['e.change_until as changeUntil', 'e.cancel_until as cancelUntil'])
    .select(['e.cancelled_at as eventCancelledAt', 'e.cancelled_because as eventCancelledBecause'])
    .select(
      sql<number>`(SELECT count(*)::integer FROM gevel_event_tickets o WHERE o.registration_id = t.registration_id)`.as(
        'of',
      ),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gevel_event_check_ins as d')
          .select('d.id')
          .whereRef('d.ticket_id', '=', 't.id')
          .where('d.outcome', '=', 'admitted')
          .where('d.undone_at', 'is', null),
      ).as('isCheckedIn'),
    )
    .where('t.id', 'in', ids)
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .orderBy('t.registration_id')
    .orderBy('t.position')
    .execute()
  const [sessions, answers] = await Promise.all([sessionsOf(knex, ids), answersOf(knex, ids)])
  return rows.map(({ venue, ...row }) => ({
    ...row,
    venue: venue === null ? null : venueSchema.parse(JSON.parse(venue)),
    sessions: sessions.filter(({ ticketId }) => ticketId === row.id).map(({ ticketId: _, ...session }) => session),
    answers: answers.filter(({ ticketId }) => ticketId === row.id).map(({ ticketId: _, ...answer }) => answer),
  }))
}

function sessionsOf(knex: Knex, ids: readonly number[]) {
  return tablesOf(knex)
    .selectFrom('gevel_event_ticket_sessions as t')
    .innerJoin('gevel_event_sessions as s', 's.id', 't.session_id')
    .select(['t.ticket_id as ticketId', 's.id', 's.day', 's.start', 's.room', 's.title'])
    .where('t.ticket_id', 'in', ids)
    .orderBy('s.day')
    .orderBy('s.start')
    .execute()
}

function answersOf(knex: Knex, ids: readonly number[]) {
  return tablesOf(knex)
    .selectFrom('gevel_event_answers as a')
    .innerJoin('gevel_event_questions as q', 'q.id', 'a.question_id')
    .select(['a.ticket_id as ticketId', 'a.question_id as questionId', 'a.answer', 'q.label'])
    .where('a.ticket_id', 'in', ids)
    .orderBy('q.position')
    .execute()
}
