import type { EventCard, CompanyEvents as Events } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import type { ComponentProps } from 'react'
import { Lintel } from '../../ui/lintel.tsx'
import { AgendaItem } from '../events/agenda-item.tsx'

/** The events that a company sponsors: future ones, then the last past ones. */
export function CompanyEvents({ name, events: { upcoming, past } }: { name: string; events: Events }) {
  return (
    <>
      <EventSection
        id="bijeenkomsten"
        title={`Bijeenkomsten met ${name}`}
        events={upcoming}
        more={{ label: 'Hele agenda', href: href('/agenda') }}
      />
      <EventSection id="eerdere-bijeenkomsten" title={`Eerdere bijeenkomsten met ${name}`} events={past} />
    </>
  )
}

interface EventSectionProps extends Pick<ComponentProps<typeof Lintel>, 'more'> {
  id: string
  title: string
  events: EventCard[]
}

function EventSection({ id, title, events, more }: EventSectionProps) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={more} />
      <ul className="agenda agenda--columns">
        {events.map((event) => (
          <AgendaItem key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}
