import type { FigureSeries } from '@gevel/contract/figures'
import { loadRecentValues, loadValues, type StoredValue } from '../figures/load-values'
import { seriesOfRow } from '../figures/series-of-row'
import type { SeriesRow } from '../figures/series-row'

/** A block with a series of market figures, and its values once they were loaded. */
export interface FigureBlockRow {
  series: SeriesRow | null
  /** null without a limit */
  fromYear: number | null
  untilYear: number | null
  values?: readonly StoredValue[]
}

/** The values that a block needs, by its component. */
const LOADS: Readonly<Record<string, typeof loadValues>> = {
  'blocks.market-figure': loadValues,
  'blocks.figure-of-month': loadRecentValues,
}

/** Loads the values of the series in blocks: they are in a table of our own, which Strapi cannot populate. */
export async function loadFigureValues(blocks: readonly (FigureBlockRow & { __component: string })[] | null) {
  for (const block of blocks ?? []) {
    const load = LOADS[block.__component]
    if (load && block.series) block.values = await load(strapi.db.connection, block.series.documentId)
  }
}

/** The series of a block with the values of its years; null when nothing is left to show. */
export function figureOfBlock({ series, fromYear, untilYear, values = [] }: FigureBlockRow): FigureSeries | null {
  const inYears = values.filter(({ period }) => {
    const year = Number(period.slice(0, 4))
    return year >= (fromYear ?? year) && year <= (untilYear ?? year)
  })
  // without points when all of its values are those of removed parts
  const shown = series && seriesOfRow(series, inYears)
  return shown && shown.points.length > 0 ? shown : null
}
