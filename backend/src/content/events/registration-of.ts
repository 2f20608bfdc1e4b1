import type { EventRegistration } from '@gevel/contract/events'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'

/**
 * What the page of an event says of its registration that rarely changes: which tickets there are, when they are sold, and whether any is
 * left; null for an event without one.
 */
export async function registrationOf(publicId: number): Promise<EventRegistration | null> {
  const tables = tablesOf(strapi.db.connection)
  const event = await tables
    .selectFrom('gevel_events as e')
    .select(['e.opens_at as opensAt', 'e.closes_at as closesAt', 'e.cancelled_because as cancelledBecause'])
    .select(['e.cancel_until as cancelUntil', 'e.has_waiting_list as hasWaitingList'])
    .where('e.id', '=', publicId)
    .executeTakeFirst()
  if (!event) return null
  const types = await tables
    .selectFrom('gevel_event_ticket_types as t')
    .select(['t.id', 't.name', 't.description', 't.access', 't.opens_at as opensAt', 't.closes_at as closesAt'])
    .select(['t.price_incl_cents as priceInclCents', 't.price_excl_cents as priceExclCents'])
    .select(isSoldOut.as('isSoldOut'))
    .where('t.event_id', '=', publicId)
    .where('t.withdrawn_at', 'is', null)
    .where('t.access', '<>', 'invitation')
    .orderBy('t.position')
    .execute()
  return {
    ...event,
    opensAt: event.opensAt.toISOString(),
    closesAt: event.closesAt.toISOString(),
    types: types.map(({ opensAt, closesAt, ...type }) => ({
      ...type,
      opensAt: (opensAt ?? event.opensAt).toISOString(),
      closesAt: (closesAt ?? event.closesAt).toISOString(),
    })),
  }
}

/** Whether a quota of a ticket type has no place left; holds end by themselves and do not count. */
const isSoldOut = sql<boolean>`EXISTS (SELECT FROM gevel_event_quotas q
  WHERE q.event_id = t.event_id
    AND (q.kind = 'event' OR EXISTS (SELECT FROM gevel_event_type_quotas d WHERE d.quota_id = q.id AND d.ticket_type_id = t.id))
    AND q.size <= (SELECT coalesce(sum(c.places), 0) FROM gevel_event_claims c
      WHERE c.quota_id = q.id AND c.hold_id IS NULL AND coalesce(c.expires_at > now(), true)))`
