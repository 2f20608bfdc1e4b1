import type { BannerSlot } from '@gevel/contract/banners'
import type { ReportQuery } from './report-query'

/** The deliveries of banners. */
interface Delivered {
  /** how often half of it was on screen for a second */
  views: number
  clicks: number
}

export interface DeliveredDay extends Delivered {
  /** `2026-11-25` */
  day: string
}

/** What a banner delivered in a period. */
export interface BannerResult extends Delivered {
  id: number
  documentId: string
  name: string
  advertiser: string
  campaign: string | null
  slot: BannerSlot | null
}

/** Banners with the name of their advertiser, which is a company of the site or a name alone. */
const namedBanners = `
  SELECT b.public_id AS id, b.document_id AS "documentId", b.name, b.campaign, b.slot,
    coalesce(company.name, nullif(btrim(b.advertiser_name), ''), 'Zonder adverteerder') AS advertiser
  FROM banners b
  LEFT JOIN LATERAL (
    SELECT p.name FROM banners_advertiser_lnk l JOIN partners p ON p.id = l.partner_id
    -- Strapi links a banner, which has no drafts, to both versions of the company
    WHERE l.banner_id = b.id ORDER BY p.published_at NULLS LAST LIMIT 1
  ) company ON true`

const ofAdvertiser = `(:advertiser::text IS NULL OR n.advertiser = :advertiser)`

async function select<Row>(statement: string, query: ReportQuery): Promise<Row[]> {
  const bindings = { ...query, advertiser: query.advertiser ?? null }
  const { rows } = await strapi.db.connection.raw<{ rows: Row[] }>(statement, bindings)
  return rows
}

/** Every advertiser with a banner, by name. */
export async function listAdvertisers(): Promise<string[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: { advertiser: string }[] }>(
    `SELECT DISTINCT advertiser FROM (${namedBanners}) n ORDER BY advertiser`,
  )
  return rows.map(({ advertiser }) => advertiser)
}

/** The banners that delivered something in the period, by advertiser and campaign. */
export function resultsPerBanner(query: ReportQuery): Promise<BannerResult[]> {
  return select(
    `SELECT n.*, sum(d.views)::float8 AS views, sum(d.clicks)::float8 AS clicks
     FROM (${namedBanners}) n JOIN gevel_banner_days d ON d.banner = n.id
     WHERE d.day BETWEEN :from AND :to AND ${ofAdvertiser}
     GROUP BY n.id, n."documentId", n.name, n.campaign, n.slot, n.advertiser
     ORDER BY n.advertiser, n.campaign, n.name, n.id`,
    query,
  )
}

/** What banners delivered per day of the period, newest first; days without anything are absent. */
export function resultsPerDay(query: ReportQuery): Promise<DeliveredDay[]> {
  return select(
    `SELECT d.day::text AS day, sum(d.views)::float8 AS views, sum(d.clicks)::float8 AS clicks
     FROM (${namedBanners}) n JOIN gevel_banner_days d ON d.banner = n.id
     WHERE d.day BETWEEN :from AND :to AND ${ofAdvertiser}
     GROUP BY d.day ORDER BY d.day DESC`,
    query,
  )
}

/** What each banner delivered per day of the period, oldest first. */
export function resultsPerBannerAndDay(query: ReportQuery, limit: number): Promise<(BannerResult & DeliveredDay)[]> {
  return select(
    `SELECT n.*, d.day::text AS day, d.views::float8 AS views, d.clicks::float8 AS clicks
     FROM (${namedBanners}) n JOIN gevel_banner_days d ON d.banner = n.id
     WHERE d.day BETWEEN :from AND :to AND ${ofAdvertiser}
     ORDER BY n.advertiser, n.campaign, n.name, n.id, d.day LIMIT ${limit}`,
    query,
  )
}
