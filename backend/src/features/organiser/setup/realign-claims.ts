import type { Transaction } from '../../../platform/database/transaction'

/**
 * Makes the tickets, offers and invitations of an event claim the quotas that their ticket types and sessions have now: those that were
 * sold before a quota existed count in it too, and none counts in one that its type left. Holds keep their claims; confirming one checks
 * the quotas again.
 */
export async function realignClaims(trx: Transaction, eventId: number): Promise<void> {
  await trx.raw('SELECT id FROM gevel_event_quotas WHERE event_id = ? ORDER BY id FOR NO KEY UPDATE', [eventId])
  await trx.raw(
    `WITH ${wantedClaims}, gone AS (
       DELETE FROM gevel_event_claims c USING gevel_event_quotas q
       WHERE q.id = c.quota_id AND q.event_id = :eventId AND c.hold_id IS NULL AND NOT EXISTS (
         SELECT FROM wanted w WHERE w.quota_id = c.quota_id AND (w.ticket_id, w.waiting_id, w.invitation_id)
           IS NOT DISTINCT FROM (c.ticket_id, c.waiting_id, c.invitation_id)))
     INSERT INTO gevel_event_claims (quota_id, places, expires_at, ticket_id, waiting_id, invitation_id)
     SELECT quota_id, places, expires_at, ticket_id, waiting_id, invitation_id FROM wanted
     ON CONFLICT DO NOTHING`,
    { eventId },
  )
}

/** Quotas of a ticket type: its own, and that of the whole event. */
const ofType = `SELECT tq.ticket_type_id, tq.quota_id FROM gevel_event_type_quotas tq
    JOIN gevel_event_ticket_types y ON y.id = tq.ticket_type_id WHERE y.event_id = :eventId
  UNION
  SELECT y.id, q.id FROM gevel_event_ticket_types y JOIN gevel_event_quotas q ON q.event_id = y.event_id AND q.kind = 'event'
    WHERE y.event_id = :eventId`

const wantedClaims = `type_quotas AS (${ofType}),
  wanted AS (SELECT q.quota_id, 1 AS places, NULL::timestamptz AS expires_at, t.id AS ticket_id, NULL::integer AS waiting_id,
      NULL::integer AS invitation_id
    FROM gevel_event_tickets t JOIN type_quotas q USING (ticket_type_id) WHERE t.event_id = :eventId AND t.state = 'valid'
  UNION ALL
  SELECT s.quota_id, 1, NULL, t.id, NULL, NULL
    FROM gevel_event_tickets t JOIN gevel_event_ticket_sessions ts ON ts.ticket_id = t.id
    JOIN gevel_event_sessions s ON s.id = ts.session_id
    WHERE t.event_id = :eventId AND t.state = 'valid' AND s.quota_id IS NOT NULL
  UNION ALL
  SELECT q.quota_id, 1, w.offer_until, NULL, w.id, NULL
    FROM gevel_event_waiting w JOIN type_quotas q USING (ticket_type_id) WHERE w.event_id = :eventId AND w.state = 'offered'
  UNION ALL
  SELECT q.quota_id, i.places - used.tickets, i.expires_at, NULL, NULL, i.id
    FROM gevel_event_invitations i JOIN type_quotas q USING (ticket_type_id)
    CROSS JOIN LATERAL (SELECT count(*)::integer AS tickets FROM gevel_event_tickets t
      WHERE t.invitation_id = i.id AND t.state = 'valid') used
    WHERE i.event_id = :eventId AND i.is_reserved AND i.withdrawn_at IS NULL AND i.places > used.tickets)`
