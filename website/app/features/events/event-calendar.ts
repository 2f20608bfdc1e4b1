import type { Event } from '@gevel/contract/events'
import { eventHref } from '@gevel/contract/hrefs'
import ical from 'ical-generator'
import { place } from './event-facts.ts'

/**
 * An event as an iCalendar file (RFC 5545).
 * @param origin of the site, `https://gevel.example`
 */
export function eventCalendar(event: Event, origin: string): string {
  const { id, title, intro, startsAt, endsAt, venue } = event
  const calendar = ical({ name: title, prodId: { company: 'Voegwerk Media', product: 'Gevel', language: 'NL' } })
  const address = [venue?.street, [venue?.postcode, venue?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  calendar.createEvent({
    // the same in every download, so that a calendar replaces what it has
    id: `${id}@${new URL(origin).host}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description: intro,
    location: venue && address ? { title: venue.name, address } : place(event),
    url: origin + eventHref(event),
  })
  return calendar.toString()
}
