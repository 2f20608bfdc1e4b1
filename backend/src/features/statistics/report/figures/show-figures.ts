import type { DayRange } from '@gevel/contract/days'
import type { Report } from '../period/report-query'
import { type FigureValues, figuresOf } from './key-figures'
import { countsOfDays } from './load-counts'
import { type Grain, grainOf, type Point, seriesOfDays, seriesOfHours } from './series'

/** The figures of a period, and of the one that it is compared with. */
export interface ShownFigures {
  range: DayRange
  compared: DayRange | null
  /** whether its last day has not ended */
  isOngoing: boolean
  totals: FigureValues
  before: FigureValues | null
  grain: Grain
  points: Point[]
}

/** `GET /admin/site/statistics-report`: the key figures and their course. */
export async function showFigures(report: Report): Promise<ShownFigures> {
  const { range, compared, edition, today } = report
  const [counts, before] = await Promise.all([
    countsOfDays(range, edition),
    compared ? countsOfDays(compared, edition) : [],
  ])
  const grain = grainOf(report)
  return {
    ...{ range, compared, grain },
    isOngoing: range.until === today,
    totals: figuresOf(counts, edition !== undefined),
    before: compared && figuresOf(before, edition !== undefined),
    points: grain === 'hour' ? await seriesOfHours(report) : seriesOfDays(report, counts, before),
  }
}
