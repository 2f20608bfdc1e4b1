import type { EventCard } from '@gevel/contract/events'
import { clockTime, dutchDay, fullDate } from '../../ui/text/dates.ts'

type Span = Pick<EventCard, 'startsAt' | 'endsAt'>

/** The number of days that it lasts, the first and the last included. */
export function dayCount({ startsAt, endsAt }: Span): number {
  return Math.round((Date.parse(dutchDay(endsAt)) - Date.parse(dutchDay(startsAt))) / 86_400_000) + 1
}

/** `09.30 tot 17.30 uur`, or when it lasts days `drie dagen`. No line starts with `uur`. */
export function duration({ startsAt, endsAt }: Span): string {
  const days = dayCount({ startsAt, endsAt })
  if (days > 1) return `${NUMBERS[days] ?? days} dagen`
  return `${clockTime(startsAt)} tot ${clockTime(endsAt)}\u00a0uur`
}

const NUMBERS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven']

/** `De Steenhal, Utrecht`, or `Online`. */
export function place({ online, venue }: Pick<EventCard, 'online' | 'venue'>): string {
  if (venue) return `${venue.name}, ${venue.city}`
  return online ? 'Online' : 'Plaats volgt'
}

/** `Donderdag 3 december 2026`, or from the first day to the last. A day is on one line with its month. */
export function days({ startsAt, endsAt }: Span): string {
  if (dutchDay(startsAt) === dutchDay(endsAt)) return unbroken(fullDate(startsAt))
  return `${unbroken(fullDate(startsAt))} tot en met ${unbroken(fullDate(endsAt).toLowerCase())}`
}

// with the text enlarged a phone has no room for a whole date
const unbroken = (text: string) => text.replace(/(\d) /, '$1\u00a0')

/** What the button to register does. */
export function registrationLabel(link: string): string {
  return link.startsWith('mailto:') ? 'Aanmelden per e-mail' : 'Aanmelden'
}
