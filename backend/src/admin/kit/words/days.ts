const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })
const longDays = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
const moments = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' })

/** A day of the calendar: "20 nov 2026". */
export function dayText(day: string): string {
  return days.format(new Date(day))
}

/** A day in a sentence: "20 november 2026". */
export function longDayText(day: string): string {
  return longDays.format(new Date(day))
}

/** The Dutch day of a moment: "20 nov 2026". */
export function momentDayText(moment: string): string {
  return moments.format(new Date(moment))
}
