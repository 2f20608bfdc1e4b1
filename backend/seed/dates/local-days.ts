/** Dutch calendar days and clock times as texts (`2026-11-20`, `2026-11-20T08:40`), without a time zone. */

const DAY_MS = 24 * 60 * 60 * 1000

const utc = (local: string) => Date.parse(`${local.slice(0, 10)}T00:00:00Z`)

/** How many days after `from` is `to`. */
export function daysBetween(from: string, to: string): number {
  return (utc(to) - utc(from)) / DAY_MS
}

/** A day or a moment some days later, with the same clock time. */
export function addDays(local: string, days: number): string {
  return new Date(utc(local) + days * DAY_MS).toISOString().slice(0, 10) + local.slice(10)
}

/** The day of the week, from 0 for Sunday. */
export function weekdayOf(local: string): number {
  return new Date(utc(local)).getUTCDay()
}

/** The year, and the month from 0, some months after that of a day. */
export function monthAfter(local: string, months: number): { year: number; month: number } {
  const month = Number(local.slice(0, 4)) * 12 + Number(local.slice(5, 7)) - 1 + months
  return { year: Math.floor(month / 12), month: month % 12 }
}
