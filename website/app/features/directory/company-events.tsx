import type { CompanyEvents as Events } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { Lintel } from '../../ui/lintel.tsx'
import { AgendaItem } from '../events/public.tsx'

/** The events that a company sponsors: future ones, then the last past ones. */
export function CompanyEvents({ name, events: { upcoming, past } }: { name: string; events: Events }) {
  return (
    <>
      <EventSection id="bijeenkomsten" title={`Bijeenkomsten met ${name}`} events={upcoming} />
      <EventSection id="eerdere-bijeenkomsten" title={`Eerdere bijeenkomsten met ${name}`} events={past} />
    </>
  )
}

function EventSection({ id, title, events }: { id: string; title: string; events: Events['upcoming'] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} more={{ label: 'Hele agenda', href: href('/agenda') }} />
      <ul className="agenda agenda--columns">
        {events.map((event) => (
          <AgendaItem key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}
