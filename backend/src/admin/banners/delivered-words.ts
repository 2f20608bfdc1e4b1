const whole = new Intl.NumberFormat('nl-NL')
const percentage = new Intl.NumberFormat('nl-NL', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const calendar = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' })

/** `1.250` */
export function numberWords(count: number): string {
  return whole.format(count)
}

/** Clicks in a hundred views, `1,25%`; a dash without views. */
export function clickRateWords({ views, clicks }: { views: number; clicks: number }): string {
  return views === 0 ? '–' : percentage.format(clicks / views)
}

/** `25 nov 2026` for `2026-11-25`. */
export function dayWords(day: string): string {
  return calendar.format(new Date(day))
}
