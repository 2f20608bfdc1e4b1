import type { Knex } from 'knex'

/** A quota of an event, and what takes its places. */
export interface QuotaUse {
  id: number
  kind: 'event' | 'type' | 'session'
  name: string
  size: number
  sold: number
  /** by wizards that are being filled in, each until a moment */
  holds: { places: number; until: string }[]
  /** to people on the waiting list */
  offered: number
  /** for invitations that were not used yet */
  invited: number
  /** below zero when it is overbooked */
  free: number
}

/** The quotas of an event in their order, with what holds their places at a moment. */
export async function loadQuotaUse(knex: Knex, eventId: number, at: Date): Promise<QuotaUse[]> {
  const { rows }: { rows: QuotaUse[] } = await knex.raw(
    `SELECT q.id, q.kind, q.name, q.size,
       coalesce(sum(c.places) FILTER (WHERE c.ticket_id IS NOT NULL), 0)::integer AS sold,
       coalesce(json_agg(json_build_object('places', c.places, 'until', c.expires_at) ORDER BY c.expires_at)
         FILTER (WHERE c.hold_id IS NOT NULL), '[]') AS holds,
       coalesce(sum(c.places) FILTER (WHERE c.waiting_id IS NOT NULL), 0)::integer AS offered,
       coalesce(sum(c.places) FILTER (WHERE c.invitation_id IS NOT NULL), 0)::integer AS invited,
       (q.size - coalesce(sum(c.places), 0))::integer AS free
     FROM gevel_event_quotas q
     LEFT JOIN gevel_event_claims c ON c.quota_id = q.id AND (c.expires_at IS NULL OR c.expires_at > :at)
     WHERE q.event_id = :eventId GROUP BY q.id
     ORDER BY array_position(ARRAY['event', 'type', 'session'], q.kind), q.id`,
    { eventId, at },
  )
  return rows
}
