import { countsInRange } from './counts-in-range'
import { type Column, countColumn, type ListRow, type ReportList, type RowLabel, type Wanted } from './list'

const columns: ReportList['columns'] = [
  countColumn('Vertoningen'),
  countColumn('Klikken'),
  { name: 'Klikratio', format: 'share' } satisfies Column,
]
const empty = 'In deze periode is geen banner getoond.'

/** The banners by their views, with the share of views that were clicked. */
export const bannersList: ReportList = {
  title: 'Marketing per banner',
  of: 'Banner',
  columns,
  empty,
  load: loadBanners,
  label: labelBanners,
}

/** Campaigns by the views of their banners, with the share of views that were clicked. */
export const campaignsList: ReportList = {
  title: 'Marketing per campagne',
  of: 'Campagne',
  columns,
  note: 'Van banners met een campagne.',
  empty: 'In deze periode is geen banner van een campagne getoond.',
  load: loadCampaigns,
}

const source = { kind: 'Marketing', dimension: 'subject action', prefix: 'banner:' }
/** Counts of a range by banner; `banner` is its public id as a text. */
const perBanner = `
  SELECT split_part(substr(value, 8), ' ', 1) AS banner, coalesce(sum(events) FILTER (WHERE value LIKE '% view'), 0) AS views,
    coalesce(sum(events) FILTER (WHERE value LIKE '% click'), 0) AS clicks
  FROM ? counts GROUP BY 1`

async function loadBanners({ keys, ...wanted }: Wanted): Promise<ListRow[]> {
  const ofActions = keys?.flatMap((key) => [`banner:${key} view`, `banner:${key} click`])
  const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
    `SELECT banner AS key, json_build_array(views, clicks, clicks / nullif(views, 0)) AS values FROM (${perBanner}) banners
     ORDER BY views DESC, clicks DESC, banner LIMIT ?`,
    [countsInRange(source, { ...wanted, ...(ofActions && { keys: ofActions }) }), wanted.most],
  )
  return rows
}

async function loadCampaigns({ keys = [], ...wanted }: Wanted): Promise<ListRow[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
    `SELECT b.campaign AS key, json_build_array(sum(views), sum(clicks), sum(clicks) / nullif(sum(views), 0)) AS values
     FROM (${perBanner}) counted JOIN banners b ON b.public_id::text = counted.banner AND btrim(b.campaign) <> ''
     WHERE cardinality(CAST(? AS text[])) = 0 OR b.campaign = ANY (?)
     GROUP BY b.campaign ORDER BY sum(views) DESC, sum(clicks) DESC, b.campaign LIMIT ?`,
    [countsInRange(source, wanted), keys, keys, wanted.most],
  )
  return rows
}

async function labelBanners(ids: readonly string[]): Promise<Map<string, RowLabel>> {
  const { rows } = await strapi.db.connection.raw<{
    rows: { id: string; screen: string; name: string; campaign: string | null }[]
  }>(
    `SELECT public_id::text AS id, '/content-manager/collection-types/api::banner.banner/' || document_id AS screen, name, campaign
     FROM banners WHERE public_id::text = ANY (?)`,
    [ids],
  )
  return new Map(
    rows.map(({ id, screen, name, campaign }) => [id, { name, screen, ...(campaign && { detail: campaign }) }]),
  )
}
