import { monthNames } from '@gevel/contract/figure-periods'
import { addDays, monthAfter, weekdayOf } from './local-days'

const WEEKDAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']
const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde']
/** Seasons by quarter, the first beginning with December. */
const SEASONS = [
  { name: 'winter', isNeuter: false },
  { name: 'voorjaar', isNeuter: true },
  { name: 'zomer', isNeuter: false },
  { name: 'najaar', isNeuter: true },
] as const
/** Before the name of a season: for `winter` and `zomer`, and for `voorjaar` and `najaar`. */
const BEFORE_SEASON = {
  the: ['de', 'het'],
  this: ['deze', 'dit'],
  next: ['volgende', 'volgend'],
  last: ['vorige', 'vorig'],
  coming: ['komende', 'komend'],
} as const

const TOKEN =
  /^(?:(?<before>the|this|next|last|coming) )?(?<unit>day|weekday|month|year|quarter|Q|season)(?<offset>[+-]\d+)?(?<year> year)?$/

/**
 * Fills in the dates that a text names relative to the day of its document: `{{month+2}}` is `januari` in a text of
 * November. Units are `day` (`23 november`), `weekday`, `month`, `quarter` (`derde`), `Q` (`K3`), `season` and `year`; an
 * offset counts in that unit. ` year` after a day, month or quarter adds its year, and `the`, `this`, `next`, `last` or
 * `coming` before a season its article.
 * @param day of the document, as in `2026-11-20T08:40`
 * @throws Error naming a token that is none of these
 */
export function resolveDates(text: string, day: string): string {
  return text.replace(/\{\{(.*?)\}\}/g, (_, token: string) => resolveToken(token, day))
}

function resolveToken(token: string, day: string): string {
  const { before, unit, offset = '0', year } = TOKEN.exec(token)?.groups ?? {}
  if (unit === undefined || (before !== undefined) !== (unit === 'season' && before !== undefined))
    throw new Error(`{{${token}}} is no date that a text can name`)
  const { name, inYear } = nameOf(unit, Number(offset), day, before)
  return year === undefined ? name : `${name} ${unit === 'Q' ? String(inYear).slice(2) : inYear}`
}

function nameOf(unit: string, offset: number, day: string, before?: string): { name: string; inYear: number } {
  if (unit === 'day' || unit === 'weekday') {
    const then = addDays(day.slice(0, 10), offset)
    const { year, month } = monthAfter(then, 0)
    const name = unit === 'day' ? `${Number(then.slice(8))} ${monthNames[month]}` : WEEKDAYS[weekdayOf(then)]
    return { name: name ?? '', inYear: year }
  }
  const { year, month } = monthAfter(day, offset * monthsOf[unit as keyof typeof monthsOf])
  const quarter = Math.floor(month / 3)
  const names = {
    month: monthNames[month] ?? '',
    year: String(year),
    quarter: ORDINALS[quarter] ?? '',
    Q: `K${quarter + 1}`,
    season: seasonName(month, before),
  }
  return { name: names[unit as keyof typeof names], inYear: year }
}

const monthsOf = { month: 1, quarter: 3, Q: 3, season: 3, year: 12 }

function seasonName(month: number, before?: string): string {
  const { name, isNeuter } = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? SEASONS[0]
  if (before === undefined) return name
  return `${BEFORE_SEASON[before as keyof typeof BEFORE_SEASON][isNeuter ? 1 : 0]} ${name}`
}

/** A value with the dates filled in of all texts that it contains. */
export function resolveDatesIn<T>(value: T, day: string): T {
  if (typeof value === 'string') return resolveDates(value, day) as T
  if (Array.isArray(value)) return value.map((one) => resolveDatesIn(one, day)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolveDatesIn(one, day)])) as T
}
