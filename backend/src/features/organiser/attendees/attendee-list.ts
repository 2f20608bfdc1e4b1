import { z } from 'zod'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import { idValue } from '../../../platform/http/parameters'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { type PaymentState, paymentNames } from '../words'

interface AttendeeRow {
  id: number
  event_id: number
  event: string
  name: string
  email: string
  company: string | null
  state: 'valid' | 'cancelled'
  code: string
  number: string
  type: string
  registered_at: Date
  admitted_at: Date | null
  unit_cents: number
  invoice_open: number | null
  refund_cents: number | null
  refunded_on: string | null
  sessions: string | null
  answers: string | null
}

const admitted = `(SELECT min(i.scanned_at) FROM gevel_event_check_ins i WHERE i.ticket_id = t.id AND i.outcome = 'admitted' AND i.undone_at IS NULL)`
const sessions = `(SELECT string_agg(s.start || ' ' || s.title, '; ' ORDER BY s.day, s.start) FROM gevel_event_ticket_sessions ts
  JOIN gevel_event_sessions s ON s.id = ts.session_id WHERE ts.ticket_id = t.id)`
const answers = `(SELECT string_agg(q.label || ' ' || a.answer, '; ' ORDER BY q.position) FROM gevel_event_answers a
  JOIN gevel_event_questions q ON q.id = a.question_id WHERE a.ticket_id = t.id)`

/** The tickets of all events, by default the valid ones, of the last registrations first. */
export const attendeeList = adminList({
  query() {
    const knex = strapi.db.connection
    return knex('gevel_event_tickets as t')
      .join('gevel_events as e', 'e.id', 't.event_id')
      .join('gevel_event_registrations as r', 'r.id', 't.registration_id')
      .join('gevel_event_ticket_types as y', 'y.id', 't.ticket_type_id')
      .leftJoin('gevel_invoices as v', 'v.id', 'r.invoice_id')
      .select(
        ...[
          't.id',
          't.event_id',
          'e.title as event',
          't.name',
          't.email',
          't.company',
          't.state',
          't.code',
          'r.number',
        ],
        ...['y.name as type', 'r.registered_at', 't.unit_cents', 'v.open_cents as invoice_open', 't.refund_cents'],
        't.refunded_on',
        knex.raw(`${admitted} AS admitted_at`),
        knex.raw(`${sessions} AS sessions`),
        knex.raw(`${answers} AS answers`),
      )
  },
  id: 't.id',
  sortable: {
    name: ['lower(t.name)'],
    company: ['lower(t.company)'],
    type: ['y.position'],
    registered: ['r.registered_at'],
  },
  sort: '-registered',
  search: ['t.name', 't.email', 't.company', 't.code', 'r.number', 'r.name'],
  filters: {
    which: listFilter(z.enum(['valid', 'cancelled', 'all']).default('valid'), (rows, which) => {
      if (which !== 'all') rows.where('t.state', which)
    }),
    event: listFilter(idValue, (rows, id) => rows.where('t.event_id', id)),
    type: listFilter(idValue, (rows, id) => rows.where('t.ticket_type_id', id)),
    session: listFilter(idValue, (rows, id) =>
      rows.whereRaw(
        'EXISTS (SELECT FROM gevel_event_ticket_sessions ts WHERE ts.ticket_id = t.id AND ts.session_id = ?)',
        [id],
      ),
    ),
    invitation: listFilter(idValue, (rows, id) => rows.where('t.invitation_id', id)),
    presence: listFilter(z.enum(['in', 'out']), (rows, presence) =>
      rows.whereRaw(`${admitted} IS ${presence === 'in' ? 'NOT NULL' : 'NULL'}`),
    ),
    payment: listFilter(z.enum(['free', 'open', 'paid', 'refund', 'refunded']), (rows, payment) =>
      rows.whereRaw(`${paymentSql} = ?`, [payment]),
    ),
    source: oneOf('r.source', ['site', 'invitation', 'organiser']),
  },
  columns: [
    ['Inschrijving', ({ number }) => number],
    ['Evenement', ({ event }) => event],
    ['Naam', ({ name }) => name],
    ['E-mailadres', ({ email }) => email],
    ['Bedrijf', ({ company }) => company],
    ['Kaartsoort', ({ type }) => type],
    ['Staat', ({ state }) => (state === 'valid' ? 'Geldig' : 'Geannuleerd')],
    ['Betaling', ({ payment }) => paymentNames[payment]],
    ['Prijs', ({ unitCents }) => unitCents / 100],
    ['Sessies', ({ sessions: chosen }) => chosen],
    ['Antwoorden', ({ answers: given }) => given],
    ['Ingeschreven', ({ registeredAt }) => registeredAt],
    ['Ingecheckt', ({ admittedAt }) => admittedAt],
    ['Code', ({ code }) => code],
  ],
  serialise: (row: AttendeeRow) => ({
    ...{ id: row.id, eventId: row.event_id, event: row.event, name: row.name, email: row.email },
    ...{ company: row.company, state: row.state, code: row.code, number: row.number, type: row.type },
    ...{ sessions: row.sessions, answers: row.answers, unitCents: row.unit_cents, payment: paymentOf(row) },
    ...{ registeredAt: timestamp(row.registered_at), admittedAt: timestampOrNull(row.admitted_at) },
  }),
  pageSize: 25,
})

/** `paymentOf` in SQL. */
const paymentSql = `CASE WHEN t.refunded_on IS NOT NULL THEN 'refunded' WHEN t.refund_cents > 0 THEN 'refund'
  WHEN t.unit_cents = 0 OR r.invoice_id IS NULL THEN 'free' WHEN v.open_cents > 0 THEN 'open' ELSE 'paid' END`

/** How a ticket is paid for: by the invoice of its registration, and what of it is to be paid back. */
export function paymentOf(
  row: Pick<AttendeeRow, 'unit_cents' | 'invoice_open' | 'refund_cents' | 'refunded_on'>,
): PaymentState {
  if (row.refunded_on !== null) return 'refunded'
  if (row.refund_cents) return 'refund'
  if (row.unit_cents === 0 || row.invoice_open === null) return 'free'
  return row.invoice_open > 0 ? 'open' : 'paid'
}
