import type { FigureSeries } from '@gevel/contract/figures'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { loadRecentValues, loadValues } from './load-values'
import { seriesOfRow } from './series-of-row'
import { findSeries, listSeries, type SeriesRow } from './series-row'

/** `GET /public/figures`: every series that has values, with its newest ones. */
export async function listFigures(): Promise<{ data: FigureSeries[] }> {
  const [rows, values] = await Promise.all([listSeries(), loadRecentValues(strapi.db.connection)])
  const valuesOf = (row: SeriesRow) => values.filter(({ series }) => series === row.documentId)
  const all = serialiseRows('figure-series', rows, (row) => seriesOfRow(row, valuesOf(row)))
  return { data: all.filter(({ points }) => points.length > 0) }
}

/** `GET /public/figures/{slug}`: a series with all of its values. */
export async function showFigures(slug: string): Promise<{ data: FigureSeries } | null> {
  const row = await findSeries({ slug })
  return row && { data: seriesOfRow(row, await loadValues(strapi.db.connection, row.documentId)) }
}
