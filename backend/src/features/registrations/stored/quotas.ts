import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
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

/**
 * The free places of each quota of an event: its size less all claims that have not expired. Below zero when it is overbooked.
 * Exact after `lockQuotas`, and otherwise as of now.
 */
export async function freePlaces(
  knex: Knex,
  eventId: number,
  at: Date,
  { draftId, waitingId }: Own = {},
): Promise<Map<number, number>> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_event_quotas as q')
    .leftJoin('gevel_event_claims as c', (join) =>
      join
        .onRef('c.quota_id', '=', 'q.id')
        .on((claim) => claim.or([claim('c.expires_at', 'is', null), claim('c.expires_at', '>', at)]))
        .on('c.hold_id', 'is distinct from', draftId ?? noDraft)
        .on('c.waiting_id', 'is distinct from', waitingId ?? 0),
    )
    .select(['q.id', sql<number>`(q.size - coalesce(sum(c.places), 0))::integer`.as('free')])
    .where('q.event_id', '=', eventId)
    .groupBy('q.id')
    .execute()
  return new Map(rows.map(({ id, free }) => [id, free]))
}

/** What a ticket of each type takes a place of, and each session, as ids of quotas. */
export interface QuotaMap {
  ofType: ReadonlyMap<number, readonly number[]>
  /** null where the room has place for all */
  ofSession: ReadonlyMap<number, number | null>
}

/** Loads which quotas the types and sessions of an event draw on; that of the whole event counts for every type. */
export async function loadQuotaMap(knex: Knex, eventId: number): Promise<QuotaMap> {
  const tables = tablesOf(knex)
  const [types, sessions] = await Promise.all([
    tables
      .selectFrom('gevel_event_ticket_types as t')
      .select('t.id')
      .select(
        sql<number[]>`ARRAY(SELECT q.id FROM gevel_event_quotas q WHERE q.event_id = t.event_id AND (q.kind = 'event'
          OR EXISTS (SELECT FROM gevel_event_type_quotas d WHERE d.quota_id = q.id AND d.ticket_type_id = t.id)))`.as(
          'quotas',
        ),
      )
      .where('t.event_id', '=', eventId)
      .execute(),
    tables
      .selectFrom('gevel_event_sessions')
      .select(['id', 'quota_id as quotaId'])
      .where('event_id', '=', eventId)
      .execute(),
  ])
  return {
    ofType: new Map(types.map(({ id, quotas }) => [id, quotas])),
    ofSession: new Map(sessions.map(({ id, quotaId }) => [id, quotaId])),
  }
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
