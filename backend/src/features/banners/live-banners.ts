import type { Knex } from 'knex'
import { inTransaction } from '../../platform/database/transaction'

/** Number of the advisory lock of a refresh: instances of the backend refresh at the same time. */
const refreshLock = 764_062

/**
 * The banners to be shown now, per edition: in a slot, within their period, not paused, and below their caps. It has the
 * binding `:now`.
 */
const eligible = `
  SELECT e.edition, b.public_id AS banner
  FROM banners b
  JOIN (VALUES ('general'), ('pro')) e (edition) ON b.editions IN (e.edition, 'both')
  LEFT JOIN LATERAL (
    SELECT sum(d.views) AS views, sum(d.clicks) AS clicks FROM gevel_banner_days d WHERE d.banner = b.public_id
  ) delivered ON true
  WHERE b.slot IS NOT NULL AND NOT b.paused
    AND (b.starts_at IS NULL OR b.starts_at <= :now) AND (b.ends_at IS NULL OR b.ends_at > :now)
    AND (b.max_views IS NULL OR coalesce(delivered.views, 0) < b.max_views)
    AND (b.max_clicks IS NULL OR coalesce(delivered.clicks, 0) < b.max_clicks)`

/**
 * Writes which banners are shown now, where that changed: each changed row invalidates the pages with banners
 * (`feature.ts`). Idempotent.
 */
export async function refreshLiveBanners(now = new Date()): Promise<void> {
  await inTransaction(async (trx) => {
    if (!(await hasChanged(trx, now))) return
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [refreshLock])
    await trx.raw(
      `DELETE FROM gevel_live_banners l
       WHERE NOT EXISTS (SELECT FROM (${eligible}) e WHERE e.edition = l.edition AND e.banner = l.banner)`,
      { now },
    )
    await trx.raw(`INSERT INTO gevel_live_banners (edition, banner) ${eligible} ON CONFLICT DO NOTHING`, { now })
  })
}

/** Refreshes which banners are shown now; when nothing changed it takes one statement and no transaction. */
export async function refreshChangedBanners(now = new Date()): Promise<void> {
  if (await hasChanged(strapi.db.connection, now)) await refreshLiveBanners(now)
}

async function hasChanged(knex: Knex, now: Date): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { changed: boolean }[] }>(
    `WITH e AS (${eligible})
     SELECT EXISTS (TABLE e EXCEPT TABLE gevel_live_banners) OR EXISTS (TABLE gevel_live_banners EXCEPT TABLE e) AS changed`,
    { now },
  )
  return rows[0]?.changed === true
}
