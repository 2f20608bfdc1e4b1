import type { Knex } from 'knex'
import { sql } from 'kysely'
import { preparedTablesOf, tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** How many places of each quota are meant, by its id. */
export type Places = ReadonlyMap<number, number>

/** Whose claims do not count: they are about to be replaced. */
export interface Own {
  draftId?: string | undefined
  waitingId?: number | undefined
}

/** The id of no draft: nothing is its own. */
const noDraft = '00000000-0000-0000-0000-000000000000'

/** What a ticket of each type takes a place of, and each session, as ids of quotas. */
export interface QuotaMap {
  ofType: ReadonlyMap<number, readonly number[]>
  /** null where the room has place for all */
  ofSession: ReadonlyMap<number, number | null>
}

/** What is left of an event, and what takes a place of what. */
interface EventPlaces {
  /** of each quota: its size less all claims that have not expired; below zero when it is overbooked */
  free: Map<number, number>
  map: QuotaMap
  /** whether somebody waits for a place, or was offered one */
  hasWaiting: boolean
}

interface PlacesRow {
  free: Record<string, number> | null
  types: Record<string, number[]> | null
  sessions: Record<string, number | null> | null
  hasWaiting: boolean
}

/** Loads the places of an event in one statement: exact after `lockQuotas`, and otherwise as of now. */
export async function loadPlaces(
  knex: Knex,
  eventId: number,
  at: Date,
  { draftId, waitingId }: Own = {},
): Promise<EventPlaces> {
  const event = sql`${eventId}::integer`
  const { rows } = await sql<PlacesRow>`
    SELECT
      (SELECT json_object_agg(f.id, f.free) FROM (
        SELECT q.id, q.size - coalesce(sum(c.places), 0) AS free
        FROM gevel_event_quotas q LEFT JOIN gevel_event_claims c ON c.quota_id = q.id
          AND (c.expires_at IS NULL OR c.expires_at > ${at}::timestamptz)
          AND c.hold_id IS DISTINCT FROM ${draftId ?? noDraft}::uuid AND c.waiting_id IS DISTINCT FROM ${waitingId ?? 0}::integer
        WHERE q.event_id = ${event} GROUP BY q.id
      ) f) AS free,
      (SELECT json_object_agg(t.id, ARRAY(
        SELECT q.id FROM gevel_event_quotas q WHERE q.event_id = t.event_id AND (q.kind = 'event'
          OR EXISTS (SELECT FROM gevel_event_type_quotas d WHERE d.quota_id = q.id AND d.ticket_type_id = t.id))
      )) FROM gevel_event_ticket_types t WHERE t.event_id = ${event}) AS types,
      (SELECT json_object_agg(s.id, s.quota_id) FROM gevel_event_sessions s WHERE s.event_id = ${event}) AS sessions,
      EXISTS (SELECT FROM gevel_event_waiting w WHERE w.event_id = ${event} AND w.state IN ('waiting', 'offered')) AS "hasWaiting"
  `.execute(preparedTablesOf(knex))
  const [row] = rows
  return {
    free: byId(row?.free),
    map: { ofType: byId(row?.types), ofSession: byId(row?.sessions) },
    hasWaiting: row?.hasWaiting ?? false,
  }
}

function byId<Value>(record: Record<string, Value> | null | undefined): Map<number, Value> {
  return new Map(Object.entries(record ?? {}).map(([id, value]) => [Number(id), value]))
}

interface Counted {
  id: number
  count: number
}

/** The places that tickets and their sessions take, by quota. */
export function placesOf({ ofType, ofSession }: QuotaMap, types: readonly Counted[], sessions: readonly Counted[]) {
  const places = new Map<number, number>()
  const add = (quotaId: number, count: number) => places.set(quotaId, (places.get(quotaId) ?? 0) + count)
  for (const { id, count } of types) for (const quotaId of ofType.get(id) ?? []) add(quotaId, count)
  for (const { id, count } of sessions) {
    const quotaId = ofSession.get(id)
    if (quotaId !== undefined && quotaId !== null) add(quotaId, count)
  }
  return places
}

/** The quotas that have fewer free places than these. */
export function shortQuotas(places: Places, free: Places): Set<number> {
  return new Set([...places].filter(([id, count]) => count > (free.get(id) ?? 0)).map(([id]) => id))
}

/** How many more of something could be taken. */
export function mostOf(quotas: readonly number[], free: Places): number {
  return Math.max(0, Math.min(...quotas.map((id) => free.get(id) ?? 0)))
}

/** Who claims places: one of them. */
type Claimant = { ticket_id: number } | { hold_id: string } | { waiting_id: number } | { invitation_id: number }

/** Claims places; of a ticket without an end. The quotas are locked. */
export async function claimPlaces(
  trx: Transaction,
  claims: readonly { claimant: Claimant; places: Places }[],
  expiresAt: Date | null,
): Promise<void> {
  const rows = claims.flatMap(({ claimant, places }) =>
    [...places]
      .filter(([, count]) => count > 0)
      .map(([quota_id, count]) => ({ ...claimant, quota_id, places: count, expires_at: expiresAt })),
  )
  if (rows.length > 0) await tablesOf(trx).insertInto('gevel_event_claims').values(rows).execute()
}
