import { firstDayOf, periodParts, periodsPerYear } from '@gevel/contract/figure-periods'
import type { FigurePeriodKind } from '@gevel/contract/figures'
import type { FigureFile, FigureSource } from '../content/figure-data'
import { describeFigures } from './describe-figures'
import { addDays, monthAfter, weekdayOf } from './local-days'

type FileValue = FigureFile['values'][number]

const THURSDAY = 4
/** How long after a period its figures come: a month's in the next month, a quarter's in the second month after it. */
const MONTHS_LATER: Record<FigurePeriodKind, number> = { month: 1, quarter: 4, year: 10 }
/** Values that nobody measured grow by no more than this in a year. */
const MOST_GROWTH = 0.03

/**
 * Continues a series up to the demo day: each period that has been published by then has the value of a year before, with the
 * growth that the series had last, within bounds. Nothing is published before its day.
 */
export function extendFigures(series: FigureFile, day: string): FigureSource {
  const { announced, ...rest } = series
  const { periodKind, decimals } = series
  const parts = [...new Set(series.values.map(({ part }) => part))]
  const values: FileValue[] = series.values.filter(({ period }) => publishedOn(periodKind, period) <= day)
  const last =
    series.values
      .map(({ period }) => period)
      .sort()
      .at(-1) ?? ''
  let next = periodAfter(periodKind, last)
  // a count of a year is that of its own autumn: it is not continued
  for (; periodKind !== 'year' && publishedOn(periodKind, next) <= day; next = periodAfter(periodKind, next))
    for (const part of parts) values.push({ part, period: next, value: continued(values, part, next, decimals) })
  const newest =
    values
      .map(({ period }) => period)
      .sort()
      .at(-1) ?? ''
  return {
    ...describeFigures({ ...rest, values }, newest),
    importedOn: publishedOn(periodKind, newest),
    ...(announced && { nextOn: publishedOn(periodKind, periodAfter(periodKind, newest)) }),
  }
}

function continued(values: readonly FileValue[], part: string, period: string, decimals: number): number | null {
  const valueIn = (wanted: string) => values.find((one) => one.part === part && one.period === wanted)?.value
  const aYearAgo = valueIn(yearsBefore(period, 1))
  const newest = values.filter((one) => one.part === part).at(-1)
  const before = newest && valueIn(yearsBefore(newest.period, 1))
  if (aYearAgo === undefined || aYearAgo === null || !newest?.value || !before) return aYearAgo ?? null
  const growth = Math.min(Math.max(newest.value / before - 1, -MOST_GROWTH), MOST_GROWTH)
  return Number((aYearAgo * (1 + growth)).toFixed(decimals))
}

/** The first Thursday of the month in which the figures of a period come. */
function publishedOn(kind: FigurePeriodKind, period: string): string {
  const { year, month } = monthAfter(period, MONTHS_LATER[kind])
  const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(first, (THURSDAY - weekdayOf(first) + 7) % 7)
}

function yearsBefore(period: string, years: number): string {
  return `${Number(period.slice(0, 4)) - years}${period.slice(4)}`
}

function periodAfter(kind: FigurePeriodKind, period: string): string {
  const { year, number } = periodParts(kind, period)
  return number < periodsPerYear[kind] ? firstDayOf(kind, year, number + 1) : firstDayOf(kind, year + 1, 1)
}
