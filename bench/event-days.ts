import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../e2e/cluster/cluster.ts'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { cpuSecondsOf, memoryMbOf } from './cpu.ts'
import { ownerToken } from './owner-token.ts'
import type { Row } from './report.ts'
import { quantile } from './rounds.ts'

/** Tickets of the event, and how many there are in a registration. */
const amounts = { tickets: 1_000, together: 2 }
/** As many scans as a device sends at once. */
const scansAtOnce = 50
/** Between requests of somebody else, which show for how long the backend does nothing else. */
const probeEveryMs = 10

interface Measured {
  backend: { url: string; pid: number }
  database: Client
  eventId: number
}

/** The work of the day of an event with 1,000 tickets: badges, files, scans that a device had kept, and cancelling it. */
export async function benchEventDays(
  cluster: Pick<Cluster, 'backends' | 'databaseUrl'>,
  readerBearer: (backendUrl: string) => Promise<string>,
): Promise<Row[]> {
  const [backend] = cluster.backends
  if (!backend) return []
  const database = new Client({ connectionString: cluster.databaseUrl })
  await database.connect()
  try {
    const { eventId, codes } = await storeEvent(database)
    const measured = { backend, database, eventId }
    const admin = { authorization: `Bearer ${await ownerToken(backend.url)}` }
    const file = (path: string) => request(measured, admin, 'GET', `/admin/site/registrations/attendees/${path}`)
    const device = await startDevice(measured, await readerBearer(backend.url))
    const parts: [string, () => Promise<unknown>][] = [
      ['nothing, for ten seconds', () => pause(10_000)],
      ['badges, eight on a page', () => file(`badges?event=${eventId}&format=a4`)],
      ['attendees for Excel', () => file(`workbook?event=${eventId}`)],
      ['attendees as CSV', () => file(`export?event=${eventId}`)],
      [`scans of a device that was offline, ${scansAtOnce} at once`, () => device(codes)],
      ['cancelling the event', () => cancel(measured)],
    ]
    const rows: Row[] = []
    for (const [what, work] of parts) rows.push({ what, ...(await measure(measured, work)) })
    return rows
  } finally {
    await database.end()
  }
}

async function measure({ backend }: Measured, work: () => Promise<unknown>) {
  const cpu = cpuSecondsOf(backend.pid)
  const waits: number[] = []
  let memoryMb = 0
  let isOver = false
  const probe = async () => {
    while (!isOver) {
      const askedMs = performance.now()
      await fetch(`${backend.url}/_health`)
      waits.push(performance.now() - askedMs)
      memoryMb = Math.max(memoryMb, memoryMbOf(backend.pid))
      await pause(probeEveryMs)
    }
  }
  const probing = probe()
  const startMs = performance.now()
  await work()
  const seconds = (performance.now() - startMs) / 1_000
  isOver = true
  await probing
  return {
    seconds: seconds.toFixed(1),
    'CPU seconds of the backend': (cpuSecondsOf(backend.pid) - cpu).toFixed(1),
    'most memory, MB': Math.round(memoryMb),
    'wait of others, p50 and longest, ms': `${quantile(waits, 0.5).toFixed(0)}, ${Math.max(...waits).toFixed(0)}`,
  }
}

/** Lets a reader check in, and starts a device. @returns sends scans of these codes, as one that comes back online */
async function startDevice(measured: Measured, bearer: string) {
  const { database, eventId } = measured
  await database.query(
    `INSERT INTO gevel_door_staff (user_id, event_id, added_by, added_at) SELECT id, $1, 'meting', now() FROM up_users WHERE email = $2`,
    [eventId, 'lezer@gevel.example'],
  )
  const headers = {
    ...{ authorization: `Bearer ${bearer}`, 'x-website-key': demoSecrets.WEBSITE_KEY },
    ...{ 'x-client-address': '10.1.1.1', 'content-type': 'application/json' },
  }
  const id = randomUUID()
  await request(measured, headers, 'POST', '/account/door-devices', { id, event: eventId, door: 'A' })
  return async (codes: readonly string[]) => {
    for (let from = 0; from < codes.length; from += scansAtOnce) {
      const scans = codes.slice(from, from + scansAtOnce).map((code) => ({
        ...{ nonce: randomUUID(), code, ticket: null, door: 'A', scannedAt: new Date().toISOString() },
        ...{ wasQueued: true, refusedAs: null },
      }))
      const input = { scans, since: null, queued: 0 }
      await request(measured, headers, 'POST', `/account/door-devices/${id}/scans`, input)
    }
  }
}

/** Cancels the event as its editor does, and waits until everybody is told; the job is found within five seconds. */
async function cancel({ database, eventId }: Measured): Promise<void> {
  await database.query(`UPDATE gevel_events SET cancelled_at = now(), cancelled_because = 'Meting' WHERE id = $1`, [
    eventId,
  ])
  await database.query(
    `INSERT INTO gevel_jobs.job (name, data) VALUES ('event-cancelled-mails', jsonb_build_object('eventId', $1::integer))`,
    [eventId],
  )
  for (;;) {
    const { rows } = await database.query(
      `SELECT FROM gevel_event_tickets WHERE event_id = $1 AND state = 'valid' LIMIT 1`,
      [eventId],
    )
    if (rows.length === 0) return
    await pause(200)
  }
}

async function request(
  { backend }: Measured,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(backend.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

/** An event of today with its tickets, in no document. */
async function storeEvent(database: Client): Promise<{ eventId: number; codes: string[] }> {
  const { rows } = await database.query<{ eventId: number; codes: string[] }>(
    `WITH event AS (
       INSERT INTO gevel_events (id, document_id, title, starts_at, ends_at, opens_at, closes_at, change_until, cancel_until, has_waiting_list)
       SELECT id, 'meting-' || id, 'Meting', now() + interval '1 hour', now() + interval '8 hours', now() - interval '1 day', now() + interval '1 hour',
         current_date, current_date, true
       FROM (SELECT 700000000 + floor(random() * 90000000)::integer AS id) AS chosen RETURNING id
     ), quota AS (
       INSERT INTO gevel_event_quotas (event_id, kind, name, size) SELECT id, 'event', 'event', 100000 FROM event RETURNING id
     ), type AS (
       INSERT INTO gevel_event_ticket_types (event_id, position, name, vat_rate, price_excl_cents, price_incl_cents, access, domains)
       SELECT id, 0, 'Kaart', 2100, 0, 0, 'everybody', '{}' FROM event RETURNING id
     ), registrations AS (
       INSERT INTO gevel_event_registrations (event_id, name, email, source, idempotency_key, registered_at)
       SELECT event.id, 'Bezoeker ' || n, n || '@lezer.example', 'site', gen_random_uuid(), now()
       FROM event, generate_series(1, $1::integer / $2::integer) n RETURNING id, event_id, name, email
     ), tickets AS (
       INSERT INTO gevel_event_tickets (registration_id, event_id, ticket_type_id, position, name, email, company, code, unit_cents, changed_at)
       SELECT r.id, r.event_id, type.id, p, r.name, r.email, 'IJzerhandel ' || r.id % 50,
         translate(upper(left(md5(r.id || ' ' || p), 10)), '01', 'XY'), 0, now()
       FROM registrations r, type, generate_series(1, $2::integer) p RETURNING id, code
     ), claims AS (
       INSERT INTO gevel_event_claims (ticket_id, quota_id, places) SELECT t.id, quota.id, 1 FROM tickets t, quota
     )
     SELECT event.id AS "eventId", array_agg(t.code) AS codes FROM event, tickets t GROUP BY event.id`,
    [amounts.tickets, amounts.together],
  )
  const [stored] = rows
  if (!stored) throw new Error('The event was not stored')
  return stored
}
