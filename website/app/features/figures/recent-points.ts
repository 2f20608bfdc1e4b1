import type { FigurePeriodKind, FigureSeries } from '@gevel/contract/figures'

/** How many of the newest periods a chart of the overview has, by its size. */
const RECENT: Readonly<Record<'page' | 'small', Readonly<Record<FigurePeriodKind, number>>>> = {
  page: { month: 36, quarter: 12, year: 11 },
  small: { month: 24, quarter: 8, year: 10 },
}

/** The newest periods of a series, for a chart on the overview. */
export function recentPoints(series: FigureSeries, size: keyof typeof RECENT): FigureSeries {
  return { ...series, points: series.points.slice(-RECENT[size][series.periodKind]) }
}
