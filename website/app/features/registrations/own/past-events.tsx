import { href } from '@gevel/contract/hrefs'
import { Link } from '../../../ui/links/link.tsx'
import { eventDays } from '../event-line.ts'
import type { OwnEvent } from './group-registrations.ts'

/** Events that were, with a link to their recap. */
export function PastEvents({ events }: { events: readonly OwnEvent[] }) {
  return (
    <ul className="names">
      {events.map((event) => {
        const valid = event.tickets.filter(({ state }) => state === 'valid').length
        const people = valid === 1 ? 'een bezoeker' : `${valid} bezoekers`
        const credits = new Set(event.tickets.flatMap(({ creditNumber }) => creditNumber ?? []))
        const cancelled = ['geannuleerd', ...[...credits].map((number) => `creditnota ${number}`)].join(', ')
        return (
          <li key={event.id}>
            <span>
              <strong>{event.title}</strong>{' '}
              <small>
                {eventDays(event)}, {valid === 0 ? cancelled : people}
              </small>
            </span>
            <Link className="link" href={href('/agenda/:id/:slug?', { id: event.id })}>
              {valid === 0 ? 'Programma' : 'Verslag'}
              <span className="vh"> van {event.title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
