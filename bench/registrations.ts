import type { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { benchForms } from './form-load.ts'
import type { Row } from './report.ts'

/**
 * Registrations for one event at one backend. One in three brings a colleague, and everybody is in a room with a quota of its own. Their PDFs
 * and mails follow in jobs.
 */
export function benchRegistrations(
  cluster: Pick<Cluster, 'backends' | 'databaseUrl'>,
  rounds = { atOnce: 200, rounds: 3, toWarmUp: 60 },
): Promise<Row[]> {
  return benchForms(cluster, rounds, async (database) => {
    const { eventId, typeId, sessionId } = await storeEvent(database)
    const attendeeOf = (email: string) => ({
      ...{ typeId, name: 'Sanne de Wit', email, company: 'Meting bv', sessions: [sessionId], answers: [] },
    })
    return {
      ...{ name: 'registrations', unit: 'a registration', wizard: 'inschrijving' },
      ...{ path: '/public/event-registrations', jobs: ['registration-confirmation', 'mail'] },
      bodyOf: ({ number, email, draft }) => ({
        ...{ draft, eventId, order: null, totalCents: 0, code: null },
        attendees: [email, ...(number % 3 === 0 ? [`collega.${email}`] : [])].map(attendeeOf),
      }),
    }
  })
}

interface StoredEvent {
  eventId: number
  typeId: number
  sessionId: number
}

/** An event with place for everybody, in no document. */
async function storeEvent(database: Client): Promise<StoredEvent> {
  const { rows } = await database.query<StoredEvent>(
    `WITH event AS (
       INSERT INTO gevel_events (id, document_id, title, starts_at, ends_at, opens_at, closes_at, change_until, cancel_until, has_waiting_list)
       SELECT id, 'meting-' || id, 'Meting', now() + interval '30 days', now() + interval '30 days 8 hours', now() - interval '1 day',
         now() + interval '29 days', current_date + 28, current_date + 20, true
       FROM (SELECT 700000000 + floor(random() * 90000000)::integer AS id) AS chosen RETURNING id
     ), quotas AS (
       INSERT INTO gevel_event_quotas (event_id, kind, name, size)
       SELECT id, kind, kind, 100000 FROM event, unnest(ARRAY['event', 'session']) AS kind RETURNING id, kind
     ), type AS (
       INSERT INTO gevel_event_ticket_types (event_id, position, name, vat_rate, price_excl_cents, price_incl_cents, access, domains)
       SELECT id, 0, 'Kaart', 2100, 0, 0, 'everybody', '{}' FROM event RETURNING id
     ), session AS (
       INSERT INTO gevel_event_sessions (event_id, day, start, room, title, quota_id)
       SELECT event.id, current_date + 30, '11:15', 'Zaal', 'Sessie', quotas.id FROM event, quotas WHERE quotas.kind = 'session' RETURNING id
     )
     SELECT event.id AS "eventId", type.id AS "typeId", session.id AS "sessionId" FROM event, type, session`,
  )
  const [stored] = rows
  if (!stored) throw new Error('The event was not stored')
  return stored
}
