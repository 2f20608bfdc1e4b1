import { addMonths, type DayRange, daysOf, lengthOf } from '@gevel/contract/days'
import { environment } from '../../../../platform/environment/environment'
import type { Report } from '../period/report-query'
import { type FigureValues, figuresOf, unknownFigures } from './key-figures'
import { type CountsAt, countsOfHours } from './load-counts'

export type Grain = 'hour' | 'day' | 'month'

/** The figures of an hour, a day or a month of the period, and those of the one that it is compared with. */
export interface Point {
  /** start of the hour (ISO 8601), the day or the month (`2026-11`) */
  at: string
  values: FigureValues
  before: FigureValues | null
}

/** Maximum days of a course by day; a longer period is shown by month. */
const mostDays = 92

/** Hours are deleted after some months. */
function hasHours(day: string, today: string): boolean {
  return day > addMonths(today, -environment.STATISTICS_MONTHS)
}

export function grainOf({ range, today }: Report): Grain {
  const days = lengthOf(range)
  if (days === 1) return hasHours(range.from, today) ? 'hour' : 'day'
  return days > mostDays ? 'month' : 'day'
}

/** The points of days or months. */
export function seriesOfDays(report: Report, counts: readonly CountsAt[], before: readonly CountsAt[]): Point[] {
  const keyOf = grainOf(report) === 'month' ? (day: string) => day.slice(0, 7) : (day: string) => day
  const isOfEdition = report.edition !== undefined
  const points = groupsOf(report.range, keyOf)
  const compared = report.compared ? groupsOf(report.compared, keyOf) : []
  const valuesOf = (days: ReadonlySet<string>, of: readonly CountsAt[]) =>
    figuresOf(
      of.filter(({ at }) => days.has(at)),
      isOfEdition,
    )
  return points.map(([at, days], index) => {
    const [, daysBefore] = compared[index] ?? []
    return { at, values: valuesOf(days, counts), before: daysBefore ? valuesOf(daysBefore, before) : null }
  })
}

function groupsOf(range: DayRange, keyOf: (day: string) => string): [key: string, days: Set<string>][] {
  const groups = new Map<string, Set<string>>()
  for (const day of daysOf(range)) {
    const key = keyOf(day)
    groups.set(key, (groups.get(key) ?? new Set()).add(day))
  }
  return [...groups]
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit' })

/** The points of the hours of a day. They are compared by the time on the clock, since days of 23 and 25 hours exist. */
export async function seriesOfHours({ range, compared, edition, today }: Report): Promise<Point[]> {
  const canCompare = compared && hasHours(compared.from, today)
  const [hours, before] = await Promise.all([
    countsOfHours(range.from, edition),
    canCompare ? countsOfHours(compared.from, edition) : [],
  ])
  const isOfEdition = edition !== undefined
  const byClock = new Map(before.map(({ at, counts }) => [clock.format(at), figuresOf(counts, isOfEdition)]))
  const now = new Date()
  return hours.map(({ at, counts }) => ({
    at: at.toISOString(),
    values: at > now ? unknownFigures : figuresOf(counts, isOfEdition),
    before: byClock.get(clock.format(at)) ?? null,
  }))
}
