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
        return (
          <li key={event.id}>
            <span>
              <strong>{event.title}</strong>{' '}
              <small>
                {eventDays(event)}, {valid === 0 ? 'geannuleerd' : people}
              </small>
            </span>
            <Link className="link" href={href('/agenda/:id/:slug?', { id: event.id })}>
              Verslag<span className="vh"> van {event.title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
