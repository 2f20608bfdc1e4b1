import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'

/** A quota of which places are taken, and how many of it are free. */
export interface TakenQuota {
  id: number
  name: string
  free: number
}

interface Wanted {
  eventId: number
  typeId: number
  sessionIds: readonly number[]
}

/**
 * The quotas that a ticket takes a place of: that of the whole event, those of its type and the rooms of its sessions. They have to be
 * locked; what expired before the moment is free.
 */
export async function quotasOfTicket(
  trx: Transaction,
  { eventId, typeId, sessionIds }: Wanted,
  at: Date,
): Promise<TakenQuota[]> {
  return tablesOf(trx)
    .selectFrom('gevel_event_quotas as q')
    .leftJoin('gevel_event_claims as c', (join) =>
      join
        .onRef('c.quota_id', '=', 'q.id')
        .on((on) => on.or([on('c.expires_at', 'is', null), on('c.expires_at', '>', at)])),
    )
    .select(['q.id', 'q.name', sql<number>`(q.size - coalesce(sum(c.places), 0))::integer`.as('free')])
    .where('q.event_id', '=', eventId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('q.kind', '=', 'event'),
        exists(
          selectFrom('gevel_event_type_quotas as y')
            .select('y.quota_id')
            .whereRef('y.quota_id', '=', 'q.id')
            .where('y.ticket_type_id', '=', typeId),
        ),
        exists(
          selectFrom('gevel_event_sessions as s')
            .select('s.id')
            .whereRef('s.quota_id', '=', 'q.id')
            .where('s.id', 'in', sessionIds.length > 0 ? [...sessionIds] : [0]),
        ),
      ]),
    )
    .groupBy('q.id')
    .orderBy('q.id')
    .execute()
}

/** Lets a ticket take a place of each quota. */
export async function claimForTicket(
  trx: Transaction,
  ticketId: number,
  quotas: readonly Pick<TakenQuota, 'id'>[],
): Promise<void> {
  if (quotas.length === 0) return
  await tablesOf(trx)
    .insertInto('gevel_event_claims')
    .values(quotas.map(({ id }) => ({ quota_id: id, places: 1, ticket_id: ticketId })))
    .execute()
}
