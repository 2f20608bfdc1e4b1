const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The day of a moment in the Netherlands, `2026-11-25`. */
export function dutchDay(moment: Date): string {
  return format.format(moment)
}
