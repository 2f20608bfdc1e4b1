import { cleanLine, cleanTexts } from '@gevel/contract/clean-text'
import type { Event, EventCard } from '@gevel/contract/events'
import { eventHref } from '@gevel/contract/hrefs'
import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator'
import { place } from './event-facts.ts'

/**
 * An event as an iCalendar file (RFC 5545). It has no name of its own, which the library would write unescaped.
 * @param origin of the site, `https://gevel.example`
 */
export function eventCalendar(event: Event, origin: string): string {
  const calendar = emptyCalendar(origin)
  addEvent(calendar, event, origin, event.intro)
  return written(calendar)
}

/** All these events as a calendar to subscribe to. @param name without signs that iCalendar escapes */
export function agendaCalendar(name: string, events: readonly EventCard[], origin: string): string {
  const calendar = emptyCalendar(origin).name(name)
  for (const event of events) addEvent(calendar, event, origin, event.subtitle)
  return events.length > 0 ? written(calendar) : written(calendar).replace(/(?=END:VCALENDAR)/, `${dutchTime}\r\n`)
}

/**
 * A calendar has at least one component (RFC 5545 §3.6), also without an event. The library would write a time zone before
 * some properties of the calendar, which go first.
 */
const dutchTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Amsterdam',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

function emptyCalendar(origin: string): ICalCalendar {
  return ical({ prodId: { company: new URL(origin).host, product: 'agenda', language: 'NL' } })
}

/** The library leaves the last line without its end (RFC 5545 §3.1). */
function written(calendar: ICalCalendar): string {
  return `${calendar}\r\n`
}

function addEvent(calendar: ICalCalendar, event: EventCard, origin: string, description: string | null): void {
  const { id, title, startsAt, endsAt, venue, changedAt } = event
  const address = [venue?.street, [venue?.postcode, venue?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const changed = new Date(changedAt ?? 0)
  calendar.createEvent({
    // the same in every download, so that a calendar replaces what it has
    id: `${id}@${new URL(origin).host}`,
    // the time of the request would change the file, and its entity tag, at each rendering (RFC 5545 §3.8.7.2)
    stamp: changed,
    lastModified: changed,
    start: new Date(startsAt),
    end: new Date(endsAt),
    // a control character would end its line
    summary: cleanLine(title),
    ...(event.cancelledBecause && { status: ICalEventStatus.CANCELLED }),
    ...cleanTexts({ description, location: venue && address ? { title: venue.name, address } : place(event) }),
    url: origin + eventHref(event),
  })
}
