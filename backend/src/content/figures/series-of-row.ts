import type { FigurePoint, FigureSeries } from '@gevel/contract/figures'
import { timestampOrNull } from '../../platform/http/timestamp'
import type { StoredValue } from './load-values'
import { partsOf, type SeriesRow } from './series-row'

/** A series in the response, with these values of it. */
export function seriesOfRow(row: SeriesRow, values: readonly Omit<StoredValue, 'series'>[]): FigureSeries {
  const parts = partsOf(row)
  return {
    slug: row.slug,
    title: row.title,
    intro: row.intro || null,
    theme: row.theme,
    chart: row.chart,
    periodKind: row.periodKind,
    unit: row.unit,
    prefix: row.prefix || null,
    suffix: row.suffix || null,
    decimals: row.decimals,
    year: row.year,
    source: row.source,
    method: row.method || null,
    access: row.access,
    changedAt: timestampOrNull(row.importedAt),
    nextOn: row.nextOn || null,
    parts,
    points: pointsOf(
      parts.map(({ code }) => code),
      values,
    ),
  }
}

/** Values by period, for each of the codes in their order. Values of other codes are those of a part that was removed. */
function pointsOf(codes: readonly string[], values: readonly Omit<StoredValue, 'series'>[]): FigurePoint[] {
  const points = new Map<string, (number | null)[]>()
  for (const { part, period, value } of values) {
    const at = codes.indexOf(part)
    if (at < 0) continue
    const pointValues = points.get(period) ?? codes.map(() => null)
    pointValues[at] = value
    points.set(period, pointValues)
  }
  return [...points].sort(([one], [other]) => one.localeCompare(other)).map(([from, of]) => ({ from, values: of }))
}
