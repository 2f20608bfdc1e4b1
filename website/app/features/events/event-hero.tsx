import type { Event } from '@gevel/contract/events'
import { Headline } from '../../ui/articles/headline.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { days, duration, place } from './event-facts.ts'

/** The hero of an event's page, edge to edge: what, when and where. */
export function EventHero({ event, isOver }: { event: Event; isOver: boolean }) {
  return (
    <section className="hero" aria-labelledby="evenement">
      {event.cover && (
        <Picture alt="" picture={event.cover} ratio="3x2" sizes="(min-width: 64rem) 60vw, 100vw" priority />
      )}
      <div className="wrap">
        {(isOver || event.subtitle) && (
          <p>
            <span className="tag tag--pri">{isOver ? 'Geweest' : event.subtitle}</span>
          </p>
        )}
        <h1 id="evenement">
          <Headline text={event.title} />
        </h1>
        <p>{event.intro}</p>
        <dl className="hero__facts">
          <div>
            <dt>Wanneer</dt>
            <dd>
              <time dateTime={event.startsAt}>{days(event)}</time>
            </dd>
          </div>
          <div>
            <dt>Tijd</dt>
            <dd>{duration(event)}</dd>
          </div>
          <div>
            <dt>Waar</dt>
            <dd>{place(event)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
