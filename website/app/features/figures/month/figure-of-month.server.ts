import type { FigureSeries } from '@gevel/contract/figures'
import { recentPoints } from '../recent-points.ts'

/**
 * The recent periods of a series up to the newest one whose parts are all known: it is the figure of the month.
 * @returns null when there is none
 */
export function figureOfMonth(series: FigureSeries): FigureSeries | null {
  const newest = series.points.findLastIndex(({ values }) => values.every((value) => value !== null))
  return newest < 0 ? null : recentPoints({ ...series, points: series.points.slice(0, newest + 1) }, 'small')
}
