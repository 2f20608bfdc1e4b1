import type { venueSchema } from '@gevel/contract/events'
import type { z } from 'zod'
import { onDay } from '../../platform/mail/mail-phrases'

type Venue = z.infer<typeof venueSchema>

const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
const weekdays = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' })

/** A moment of a day as people read it: `09.30`. */
function writeClock(moment: Date): string {
  return clock.format(moment).replace(':', '.')
}

/** The day of an event, or its first and last one: 'donderdag 3 december 2026'. */
export function writeDays(startsAt: Date, endsAt: Date): string {
  const [first, last] = [onDay(startsAt), onDay(endsAt)]
  return first === last ? weekdays.format(startsAt) : `${first} tot en met ${last}`
}

/** From when to when: '09.30–17.30 uur'. */
export function writeHours(startsAt: Date, endsAt: Date): string {
  return `${writeClock(startsAt)}–${writeClock(endsAt)} uur`
}

/** Where it is, on lines. */
export function writeVenue(venue: Venue | null): string {
  if (!venue) return 'Online'
  const town = [venue.postcode, venue.city].filter(Boolean).join(' ')
  return [venue.name, venue.street, town].filter(Boolean).join('\n')
}
