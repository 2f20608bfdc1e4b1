import { eventSeriesNames } from '@gevel/contract/event-series'
import type { Event } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { Headline } from '../../ui/articles/headline.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Link } from '../../ui/links/link.tsx'
import { SiteLink } from '../../ui/links/site-link.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { FollowButton } from '../reading-list/reading-list-button.tsx'
import { dayCount, days, duration, place, registrationLabel } from './event-facts.ts'
import { SaleTag } from './registration/sale-tag.tsx'
import { canRegister, type StaticState } from './registration/static-state.ts'

const followLabels = { off: 'Volg deze reeks', on: 'U volgt deze reeks' }

interface EventHeroProps {
  event: Event
  isOver: boolean
  saleState: StaticState | null
  /** whether the reader follows its series */
  isFollowed: boolean
}

/** The hero of an event's page, edge to edge: what, when and where, its calendar file, and following its series. */
export function EventHero({ event, isOver, saleState, isFollowed }: EventHeroProps) {
  const { series } = event
  const state = isOver ? null : saleState
  const takesPlace = !isOver && state !== 'cancelled'
  const When = state === 'cancelled' ? 's' : 'span'
  return (
    <section className="hero" aria-labelledby="evenement">
      {event.cover && (
        <Picture alt="" picture={event.cover} ratio="3x2" sizes="(min-width: 64rem) max(60vw, 62rem), 100vw" priority />
      )}
      <div className="wrap">
        <p className="hero__tags">
          {(isOver || event.subtitle) && <span className="tag tag--pri">{isOver ? 'Geweest' : event.subtitle}</span>}
          {!isOver && <SaleTag event={event} state={saleState} />}
        </p>
        <h1 id="evenement">
          <Headline text={event.title} />
        </h1>
        {state === 'cancelled' && (
          <p>
            <strong>Dit evenement gaat niet door.</strong>{' '}
            {event.cancelledBecause ?? event.registration?.cancelledBecause}
          </p>
        )}
        <p>{event.intro}</p>
        <dl className="hero__facts">
          <div>
            <dt>Wanneer</dt>
            <dd>
              <When>
                <time dateTime={event.startsAt}>{days(event)}</time>
              </When>
            </dd>
          </div>
          <div>
            <dt>{dayCount(event) > 1 ? 'Duur' : 'Tijd'}</dt>
            <dd>
              <When>{duration(event)}</When>
            </dd>
          </div>
          <div>
            <dt>Waar</dt>
            <dd>{place(event)}</dd>
          </div>
          {takesPlace && event.price && (
            <div>
              <dt>Prijs</dt>
              <dd>{event.price}</dd>
            </div>
          )}
        </dl>
        {(takesPlace || series) && (
          <div className="btn-row">
            {state && canRegister(state) && (
              <Link className="btn btn--submit" href={href('/aanmelden/:id', { id: event.id })} rel="nofollow">
                {state === 'waiting' ? 'Naar de wachtlijst' : 'Meld u aan'}
              </Link>
            )}
            {takesPlace && event.registrationLink && (
              <SiteLink className="btn btn--submit" href={event.registrationLink}>
                {registrationLabel(event.registrationLink)}
              </SiteLink>
            )}
            {takesPlace && (
              <a className="btn btn--quiet" href={href('/agenda/:id/agenda.ics', { id: event.id })} download>
                <AnyIcon name="calendar" />
                Zet in agenda
              </a>
            )}
            {series && (
              <FollowButton
                kind="series"
                subject={series}
                name={eventSeriesNames[series]}
                isFollowed={isFollowed}
                labels={followLabels}
              />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
