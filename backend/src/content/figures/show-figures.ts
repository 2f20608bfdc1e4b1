import type { FigureSeries, figureDownloadSchema } from '@gevel/contract/figures'
import type { z } from 'zod'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { mayBeRead, type Reader } from '../../platform/readers/access'
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

/**
 * `GET /public/figures/{slug}/download`: the series to make a file of, without its values for readers who may not
 * download them.
 * @param reader returns the type of reader; called only when the download is not free
 */
export async function downloadFigures(
  slug: string,
  reader: () => Promise<Reader>,
): Promise<{ data: z.infer<typeof figureDownloadSchema> } | null> {
  const shown = await showFigures(slug)
  if (!shown) return null
  const { access } = shown.data
  return { data: { access, series: (await mayBeRead({ access }, reader)) ? shown.data : null } }
}
