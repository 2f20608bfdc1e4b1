import { storyTypes } from '../story-types'

/** A delivery that this instance has to attempt now. */
export interface Delivery {
  document_id: string
  subscription_id: string
  notice_id: string
  attempts: number
  endpoint: string
  p256dh: string
  auth: string
  title: string
  text: string
  path: string
}

/** News of yesterday is no notice. */
const expiresAfter = `interval '24 hours'`
/** How long a claim lasts, longer than a part takes to send; after a kill its deliveries are due again. */
const claimFor = `interval '5 minutes'`

const isPublished = Object.entries(storyTypes)
  .map(
    ([uid, { table }]) =>
      `n.uid = '${uid}' AND EXISTS (SELECT FROM ${table} p WHERE p.document_id = n.document_id AND p.published_at IS NOT NULL)`,
  )
  .join(' OR ')

/**
 * Claims deliveries that are due, at most `most`. Those of a notice that has expired, or whose story has left the site,
 * are given up.
 */
export async function claimDeliveries(most: number): Promise<Delivery[]> {
  const knex = strapi.db.connection
  await knex.raw(
    `UPDATE gevel_push_deliveries d SET due_at = NULL FROM gevel_push_notices n
    WHERE n.id = d.notice_id AND d.due_at <= now() AND (n.sent_at < now() - ${expiresAfter} OR NOT (${isPublished}))`,
  )
  const { rows } = await knex.raw<{ rows: Delivery[] }>(
    `UPDATE gevel_push_deliveries d SET due_at = now() + ${claimFor}, attempts = d.attempts + 1
    FROM gevel_push_notices n, gevel_push_subscriptions s
    WHERE n.id = d.notice_id AND s.id = d.subscription_id AND (d.document_id, d.subscription_id) IN (
      SELECT document_id, subscription_id FROM gevel_push_deliveries
      WHERE due_at <= now() ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED)
    RETURNING d.document_id, d.subscription_id, d.notice_id, d.attempts, s.endpoint, s.p256dh, s.auth, n.title, n.text, n.path`,
    [most],
  )
  return rows
}
