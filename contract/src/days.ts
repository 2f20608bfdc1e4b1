/** Arithmetic with days of the calendar, `2026-11-25`. */
const dayMs = 86_400_000

/** The days from a first one to a last one, both included. */
export interface DayRange {
  from: string
  until: string
}

function asUtc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function asDay(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return asDay(asUtc(day) + days * dayMs)
}

/** The day this number of months later, or the last day of that month when it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return asDay(last.setUTCDate(Math.min(date, last.getUTCDate())))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

export function lastOfMonth(day: string): string {
  return addDays(addMonths(firstOfMonth(day), 1), -1)
}

/** The number of days of a range. */
export function lengthOf({ from, until }: DayRange): number {
  return Math.round((asUtc(until) - asUtc(from)) / dayMs) + 1
}

/** Every day of a range. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index))
}
