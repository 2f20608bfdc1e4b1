import { cleanLine, cleanTexts } from '@gevel/contract/clean-text'
import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { LoadedTicket } from '../stored/load-ticket'

type CalendarTicket = Pick<
  LoadedTicket,
  | ('id' | 'holder' | 'sequence' | 'eventSequence' | 'title' | 'startsAt' | 'endsAt' | 'venue')
  | ('name' | 'email' | 'typeName')
> & {
  /** its holder's, by time */
  programme: readonly Pick<OwnProgrammePart, 'start' | 'room' | 'title'>[]
}

interface Message {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** the address that mails are from: clients take changes of it alone (RFC 5546 §1.4) */
  organizer: { name: string; email: string }
  /** of the site, `https://gevel.example` */
  origin: string
  /** the page of the ticket */
  link: string
  /** of this message */
  at: Date
}

/**
 * The entry of a ticket in its holder's calendar (RFC 5545). Its UID is the same in every message to that holder, and SEQUENCE rises with
 * each change of the event or the ticket, so that clients replace what they have. Moments are in UTC: no time zone has to be known, and the
 * hour that comes twice in October is told apart.
 */
export function ticketCalendar(ticket: CalendarTicket, { method, organizer, origin, link, at }: Message): string {
  const { id, holder, sequence, eventSequence, title, startsAt, endsAt, venue, name, email, typeName, programme } =
    ticket
  const { host } = new URL(origin)
  const calendar = ical({ prodId: { company: host, product: 'inschrijvingen', language: 'NL' } })
  calendar.method(ICalCalendarMethod[method])
  const address = [venue?.street, [venue?.postcode, venue?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const rooms = programme.map(({ start, room, title: session }) => `${start.replace(':', '.')} ${room}: ${session}`)
  calendar.createEvent({
    id: `ticket-${id}-${holder}@${host}`,
    sequence: eventSequence + sequence,
    ...{ stamp: at, start: startsAt, end: endsAt },
    // a control character would end its line
    summary: cleanLine(title),
    ...cleanTexts({
      description: [typeName, ...rooms, link].join('\n'),
      location: venue ? { title: venue.name, address } : 'Online',
    }),
    url: link,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: cleanLine(organizer.name), email: organizer.email },
    ...(method !== 'PUBLISH' && {
      attendees: [
        {
          ...{ name: cleanLine(name), email, rsvp: false },
          ...{ status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ },
        },
      ],
    }),
  })
  // the library leaves the last line without its end (RFC 5545 §3.1)
  return `${calendar}\r\n`
}
