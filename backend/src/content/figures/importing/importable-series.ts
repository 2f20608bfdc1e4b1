import { periodName } from '@gevel/contract/figure-periods'
import type { FigurePeriodKind } from '@gevel/contract/figures'
import { listSeries, partsOf } from '../series-row'
import { periodExample } from './parse-period'

/** A series as the import screen shows it. */
export interface ImportableSeries {
  documentId: string
  slug: string
  title: string
  unit: string
  /** what the head of a file looks like */
  head: string
  /** what a period in it looks like */
  period: string
  /** number of its values, and the newest period with one */
  values: number
  newest: string | null
}

/** `GET /admin/site/figures/series`: every series, by title. */
export async function importableSeries(): Promise<{ data: ImportableSeries[] }> {
  const rows = await listSeries()
  const counts: { series: string; values: number; newest: string }[] = await strapi.db
    .connection('gevel_figure_values')
    .groupBy('series')
    .select('series', strapi.db.connection.raw('count(*)::int AS values, max(period)::text AS newest'))
  const data = rows.map((row) => {
    const count = counts.find(({ series }) => series === row.documentId)
    return {
      documentId: row.documentId,
      slug: row.slug,
      title: row.title,
      unit: row.unit,
      head: headOf(partsOf(row)),
      period: periodExample[row.periodKind],
      values: count?.values ?? 0,
      newest: newestOf(row.periodKind, count?.newest),
    }
  })
  return { data: data.sort((one, other) => one.title.localeCompare(other.title, 'nl')) }
}

function headOf(parts: { code: string; name: string }[]): string {
  return ['periode', ...parts.map(({ code, name }) => (parts.length > 1 ? name : code))].join(';')
}

function newestOf(kind: FigurePeriodKind, newest: string | undefined): string | null {
  return newest === undefined ? null : periodName(kind, newest)
}
