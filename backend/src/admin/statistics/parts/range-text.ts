import type { DayRange } from '@gevel/contract/days'

const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** `18–24 november 2026`; of one day its date. */
export function rangeText({ from, until }: DayRange): string {
  return calendar.formatRange(new Date(from), new Date(until))
}
