import type { EventCard } from '@gevel/contract/events'
import { eventHref, href } from '@gevel/contract/hrefs'
import { Headline } from '../../ui/articles/headline.tsx'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { dateBlock } from '../../ui/text/dates.ts'
import { duration, place } from './event-facts.ts'

/** An event in the agenda: its date as a block, then title, place and time. */
export function AgendaItem({ event }: { event: EventCard }) {
  const { now } = usePageContext()
  const [day, month] = dateBlock(event.startsAt)
  const year = event.startsAt.slice(0, 4)
  const isThisYear = year === now.slice(0, 4)
  return (
    <li>
      <time className="date" dateTime={event.startsAt}>
        <b>{day}</b>
        <span>{month}</span>
        {!isThisYear && <span>{year}</span>}
      </time>
      <div>
        <h3>
          <Link href={currentEventHref(event, now)} prefetch>
            <Headline text={event.title} />
          </Link>
        </h3>
        <p className="meta">
          {event.cancelledBecause && <strong>Afgelast. </strong>}
          {place(event)}, {duration(event)}
          {event.series && ', georganiseerd door Gevel'}
        </p>
      </div>
    </li>
  )
}

/** The URL of an event: a future one of a series is on the series' own page, all others have a page of their own. */
function currentEventHref(event: Pick<EventCard, 'id' | 'slug' | 'series' | 'endsAt'>, now: string): string {
  return event.series && event.endsAt > now ? href(`/${event.series}`) : eventHref(event)
}
