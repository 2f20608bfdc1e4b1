import type { EventCard } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { useId } from 'react'
import { Lintel } from '../../ui/lintel.tsx'
import { AdSlot } from '../banners/ad-slot.tsx'
import { AgendaItem } from './agenda-item.tsx'

/** All future events, or all past ones. */
export function EventListBlock({
  title,
  events,
  when,
}: {
  title: string
  events: EventCard[]
  when: 'upcoming' | 'past'
}) {
  const id = useId()
  if (events.length === 0 && when === 'past') return null
  return (
    <>
      <section aria-labelledby={id}>
        <Lintel id={id} title={title} />
        {events.length === 0 ? (
          <p className="muted">
            Er staat nu niets op de agenda. Nieuwe bijeenkomsten verschijnen hier zodra de datum vaststaat.
          </p>
        ) : (
          <ul className="agenda agenda--columns">
            {events.map((event) => (
              <AgendaItem key={event.id} event={event} />
            ))}
          </ul>
        )}
        {when === 'upcoming' && (
          <p className="feed-links mt-4">
            <a className="link" href={href('/agenda/agenda.ics')}>
              Zet de hele agenda in uw eigen agenda
            </a>
          </p>
        )}
      </section>
      {when === 'upcoming' && <AdSlot slot="list" />}
    </>
  )
}
