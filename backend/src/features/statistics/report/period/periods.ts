import { addDays, addMonths, type DayRange, firstOfMonth, lastOfMonth, lengthOf } from '@gevel/contract/days'

const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`

/** The periods of the screen, relative to today. Those of a number of days end yesterday, the last whole day. */
const ranges = {
  vandaag: (today) => ({ from: today, until: today }),
  gisteren: (today) => ({ from: addDays(today, -1), until: addDays(today, -1) }),
  '7-dagen': (today) => ({ from: addDays(today, -7), until: addDays(today, -1) }),
  '30-dagen': (today) => ({ from: addDays(today, -30), until: addDays(today, -1) }),
  'deze-maand': (today) => ({ from: firstOfMonth(today), until: today }),
  'vorige-maand': (today) => {
    const until = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(until), until }
  },
  'dit-jaar': (today) => ({ from: firstOfYear(today), until: today }),
  'vorig-jaar': (today) => {
    const until = addDays(firstOfYear(today), -1)
    return { from: firstOfYear(until), until }
  },
} as const satisfies Record<string, (today: string) => DayRange>

export type NamedPeriod = keyof typeof ranges
export const periods = [...(Object.keys(ranges) as NamedPeriod[]), 'eigen'] as const
export type Period = (typeof periods)[number]

export const comparisons = ['vorige-periode', 'vorig-jaar', 'geen'] as const
export type Comparison = (typeof comparisons)[number]

export function rangeOf(period: NamedPeriod, today: string): DayRange {
  return ranges[period](today)
}

/** Periods of the calendar are compared with the one before; any other with as many days before it. */
const monthsBack: Partial<Record<Period, number>> = {
  'deze-maand': 1,
  'vorige-maand': 1,
  'dit-jaar': 12,
  'vorig-jaar': 12,
}

/** The days that a period is compared with. */
export function comparedRange(period: Period, range: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'geen') return null
  const months = comparison === 'vorig-jaar' ? 12 : monthsBack[period]
  if (months) return monthsBefore(range, months)
  const days = lengthOf(range)
  return { from: addDays(range.from, -days), until: addDays(range.until, -days) }
}

/** A range of whole months becomes one of whole months: February may be compared with all of January. */
function monthsBefore({ from, until }: DayRange, months: number): DayRange {
  const isWhole = from === firstOfMonth(from) && until === lastOfMonth(until)
  const end = addMonths(until, -months)
  return { from: addMonths(from, -months), until: isWhole ? lastOfMonth(end) : end }
}
