import type { EventCard } from '@gevel/contract/events'
import { useId } from 'react'
import { Lintel } from '../../ui/lintel.tsx'
import { AgendaItem } from './agenda-item.tsx'

interface AgendaBlockProps {
  title: string
  moreLabel: string | null
  moreLink: string | null
  events: EventCard[]
}

/** The next few events on a front page. */
export function AgendaBlock({ title, moreLabel, moreLink, events }: AgendaBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={{ label: moreLabel, href: moreLink }} />
      {events.length === 0 ? (
        <p className="muted">Er staat nu niets op de agenda.</p>
      ) : (
        <ul className="agenda">
          {events.map((event) => (
            <AgendaItem key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  )
}
