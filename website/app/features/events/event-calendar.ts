import type { Event, EventCard } from '@gevel/contract/events'
import { eventHref } from '@gevel/contract/hrefs'
import ical, { type ICalCalendar } from 'ical-generator'
import { place } from './event-facts.ts'

/**
 * An event as an iCalendar file (RFC 5545).
 * @param origin of the site, `https://gevel.example`
 */
export function eventCalendar(event: Event, origin: string): string {
  const calendar = emptyCalendar(event.title, origin)
  addEvent(calendar, event, origin, event.intro)
  return calendar.toString()
}

/** All these events as a calendar to subscribe to. */
export function agendaCalendar(name: string, events: readonly EventCard[], origin: string): string {
  const calendar = emptyCalendar(name, origin)
  for (const event of events) addEvent(calendar, event, origin, event.subtitle)
  return calendar.toString()
}

function emptyCalendar(name: string, origin: string): ICalCalendar {
  return ical({ name, prodId: { company: new URL(origin).host, product: 'agenda', language: 'NL' } })
}

function addEvent(calendar: ICalCalendar, event: EventCard, origin: string, description: string | null): void {
  const { id, title, startsAt, endsAt, venue } = event
  const address = [venue?.street, [venue?.postcode, venue?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  calendar.createEvent({
    // the same in every download, so that a calendar replaces what it has
    id: `${id}@${new URL(origin).host}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    description,
    location: venue && address ? { title: venue.name, address } : place(event),
    url: origin + eventHref(event),
  })
}
