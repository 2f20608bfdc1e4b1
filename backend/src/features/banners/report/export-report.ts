import { csvText } from '@gevel/contract/csv'
import { resultsPerBannerAndDay } from './banner-results'
import type { ReportQuery } from './report-query'

/** Maximum lines of an export, because of the memory; the rest takes an export of a shorter period. */
const maxExported = 50_000
const header = ['Dag', 'Adverteerder', 'Campagne', 'Banner', 'Nummer', 'Vertoningen', 'Kliks', 'Klikpercentage']

/** What banners delivered per day, as CSV for a Dutch spreadsheet. */
export async function exportReport(query: ReportQuery): Promise<string> {
  const results = await resultsPerBannerAndDay(query, maxExported)
  const rows = results.map(({ day, advertiser, campaign, name, id, views, clicks }) => [
    ...[day, advertiser, campaign, name, id, views, clicks],
    clickRate(views, clicks),
  ])
  return csvText([header, ...rows])
}

/** Clicks in a hundred views, with two decimals; empty without views. */
function clickRate(views: number, clicks: number): string | null {
  return views === 0 ? null : ((clicks / views) * 100).toFixed(2).replace('.', ',')
}
