import type { Grain } from '../../../features/statistics/report/figures/series'

const hour = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' })

const formats = { hour: [hour, hour], day: [day, shortDay], month: [month, shortMonth] } as const

/** The name of an hour, a day or a month: `14:00`, `woensdag 18 november`, `november 2026`. */
export function pointName(grain: Grain, at: string): string {
  return formats[grain][0].format(new Date(at))
}

/** The short name of an hour, a day or a month, for an axis: `18 nov`. */
export function shortPointName(grain: Grain, at: string): string {
  return formats[grain][1].format(new Date(at))
}
