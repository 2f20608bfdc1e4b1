import { countsInRange } from './counts-in-range'
import { countColumn, type ListRow, type ReportList, type Wanted } from './list'

/** The banners by their views, with the share of views that were clicked. */
export const bannersList: ReportList = {
  title: 'Marketing per banner',
  of: 'Banner',
  columns: [countColumn('Vertoningen'), countColumn('Klikken'), { name: 'Klikratio', format: 'share' }],
  empty: 'In deze periode is geen banner getoond.',
  load: loadBanners,
}

async function loadBanners({ keys, ...wanted }: Wanted): Promise<ListRow[]> {
  const ofActions = keys?.flatMap((key) => [`banner:${key} view`, `banner:${key} click`])
  const source = { kind: 'Marketing', dimension: 'subject action', prefix: 'banner:' }
  const { rows } = await strapi.db.connection.raw<{ rows: ListRow[] }>(
    `SELECT key, json_build_array(views, clicks, clicks / nullif(views, 0)) AS values FROM (
       SELECT split_part(substr(value, 8), ' ', 1) AS key, coalesce(sum(events) FILTER (WHERE value LIKE '% view'), 0) AS views,
         coalesce(sum(events) FILTER (WHERE value LIKE '% click'), 0) AS clicks
       FROM ? counts GROUP BY 1
     ) banners
     ORDER BY views DESC, clicks DESC, key LIMIT ?`,
    [countsInRange(source, { ...wanted, ...(ofActions && { keys: ofActions }) }), wanted.most],
  )
  return rows
}
