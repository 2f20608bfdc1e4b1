import type { AuditKind } from './audit-kinds'
import { type AuditActor, currentOrigin, unknownActor } from './audit-source'

/** The number of networks and accounts with a line of their own per minute; the others share one. */
const maxApart = 20

/**
 * Records something that anybody can cause repeatedly: a wrong password, a wrong code. The first per minute, kind,
 * network and account is written at once; the others of that minute are counted and become one line when it ends
 * (`closeAttempts`). So a flood costs at most 42 lines a minute, and no attempt goes unrecorded. Call it outside a
 * transaction: the failure rolls back, and this must stay.
 * @param actor the account, if it exists; the typed identifier is not stored, since it may be a password
 */
export async function recordAttempt(kind: AuditKind, actor: AuditActor = unknownActor): Promise<void> {
  const { network, device, requestId } = currentOrigin()
  await strapi.db.connection.raw(
    `WITH standing AS (
       SELECT count(*) < :most OR coalesce(bool_or(network = :network AND actor_id = :actorId), false) AS apart
       FROM gevel_audit_attempts WHERE minute = date_trunc('minute', now()) AND kind = :kind),
     counted AS (
       INSERT INTO gevel_audit_attempts AS a (minute, kind, network, actor_id, actor, device, times)
       SELECT date_trunc('minute', now()), :kind, CASE WHEN apart THEN :network ELSE '' END, CASE WHEN apart THEN :actorId ELSE 0 END,
         CASE WHEN apart THEN :actor ELSE 'Diverse' END, CASE WHEN apart THEN :device ELSE '' END, 1 FROM standing
       ON CONFLICT (minute, kind, network, actor_id) DO UPDATE SET times = a.times + 1
       RETURNING *)
     INSERT INTO gevel_audit_log (kind, actor_id, actor, network, device, request_id)
     SELECT kind, nullif(actor_id, 0), actor, network, device, :requestId FROM counted WHERE times = 1`,
    { most: maxApart, kind, network, device, requestId, actorId: actor.id ?? 0, actor: actor.name.slice(0, 200) },
  )
}

/** Writes a line for each count of a minute that has ended, dated at its end. Safe to run concurrently. */
export async function closeAttempts(): Promise<void> {
  await strapi.db.connection.raw(
    `WITH ended AS (DELETE FROM gevel_audit_attempts WHERE minute < date_trunc('minute', now()) RETURNING *)
     INSERT INTO gevel_audit_log (at, kind, actor_id, actor, network, device, times)
     SELECT minute + interval '59.999 seconds', kind, nullif(actor_id, 0), actor, network, device, times - 1
     FROM ended WHERE times > 1`,
  )
}
