const ZONE = 'Europe/Amsterdam'

function format(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formatter = new Intl.DateTimeFormat('nl-NL', { timeZone: ZONE, ...options })
  return (date) => formatter.format(date)
}

const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayMonth = format({ day: 'numeric', month: 'long' })
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const year = format({ year: 'numeric' })
const dayNumber = format({ day: 'numeric' })
const monthShort = format({ month: 'short' })
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' })

/**
 * Every function here takes an ISO 8601 timestamp and formats it in Dutch time, whatever the zone of the reader or the
 * server.
 */

/** `08.40` */
export function clockTime(moment: string): string {
  return clock(new Date(moment)).replace(':', '.')
}

/** `20 november 2026` */
export function longDate(moment: string): string {
  return dayMonthYear(new Date(moment))
}

/** `Vrijdag 20 november 2026` */
export function fullDate(moment: string): string {
  const text = weekday(new Date(moment))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `20 november 2026, 08.40 uur` */
export function dateAndTime(moment: string): string {
  return `${longDate(moment)}, ${clockTime(moment)} uur`
}

/** `2026-11-20`: the day in the Netherlands. */
export function dutchDay(moment: string): string {
  return isoDay.format(new Date(moment))
}

/** Day and short month of a date block: `['3', 'dec']`. */
export function dateBlock(moment: string): [day: string, month: string] {
  const date = new Date(moment)
  return [dayNumber(date), monthShort(date).replace('.', '')]
}

/**
 * The publication time, as precise as needed: `08.40 uur` today, `Gisteren`, `19 november`, `19 november 2024`.
 * @param now when the page was rendered, so that server and browser agree
 */
export function relativeDay(moment: string, now: string): string {
  const daysAgo = daysBetween(dutchDay(moment), dutchDay(now))
  if (daysAgo === 0) return `${clockTime(moment)} uur`
  if (daysAgo === 1) return 'Gisteren'
  return sameYear(moment, now) ? dayMonth(new Date(moment)) : longDate(moment)
}

/** A day relative to today, with the word for today: `Vandaag, 08.40 uur`. */
export function relativeDayInWords(moment: string, now: string): string {
  const text = relativeDay(moment, now)
  return text.endsWith(' uur') ? `Vandaag, ${text}` : text
}

/** The heading of a day: `Vandaag`, `Gisteren`, `Donderdag 19 november`, `Dinsdag 19 november 2024`. */
export function dayHeading(moment: string, now: string): string {
  const daysAgo = daysBetween(dutchDay(moment), dutchDay(now))
  if (daysAgo === 0) return 'Vandaag'
  if (daysAgo === 1) return 'Gisteren'
  return sameYear(moment, now) ? fullDate(moment).slice(0, -' 2026'.length) : fullDate(moment)
}

/** The age of a vacancy: `Vandaag`, `Gisteren`, `5 dagen geleden`, `3 weken geleden`. */
export function age(moment: string, now: string): string {
  const days = daysBetween(dutchDay(moment), dutchDay(now))
  if (days <= 0) return 'Vandaag'
  if (days === 1) return 'Gisteren'
  if (days < 14) return `${days} dagen geleden`
  return `${Math.floor(days / 7)} weken geleden`
}

function sameYear(a: string, b: string): boolean {
  return year(new Date(a)) === year(new Date(b))
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
