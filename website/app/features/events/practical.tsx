import type { Event } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { FactList } from '../../ui/facts.tsx'
import { MailAddress } from '../../ui/links/mail-address.tsx'
import { SiteLink } from '../../ui/links/site-link.tsx'
import type { Section } from '../../ui/section-nav.tsx'
import { days, duration, registrationLabel } from './event-facts.ts'
import type { StaticState } from './registration/static-state.ts'
import { TicketPrices } from './registration/ticket-prices.tsx'

interface PracticalProps {
  section: Section
  event: Event
  isOver: boolean
  saleState: StaticState | null
}

/** When and where an event is, how to get there, registering for it, and its calendar file. */
export function Practical({ section: { id, title }, event, isOver, saleState }: PracticalProps) {
  const { venue, online, practical } = event
  const takesPlace = !isOver && saleState !== 'cancelled'
  return (
    <section className="panel event-panel" aria-labelledby={id}>
      {takesPlace && <TicketPrices event={event} state={saleState} />}
      <div className="event-part">
        <h2 id={id}>{title}</h2>
        <p>
          <strong>{days(event)}</strong>
          <br />
          {duration(event)}
        </p>
        {venue ? <Venue venue={venue} hasRoute={takesPlace} /> : <p>{online ? 'Online' : 'Plaats volgt'}</p>}
        {practical.length > 0 && <FactList facts={practical} left />}
        {takesPlace && event.registrationLink && (
          <>
            <SiteLink className="btn btn--submit btn--block" href={event.registrationLink}>
              {registrationLabel(event.registrationLink)}
            </SiteLink>
            <MailAddress href={event.registrationLink} />
          </>
        )}
        {takesPlace && (
          <a className="btn btn--quiet btn--block" href={href('/agenda/:id/agenda.ics', { id: event.id })} download>
            Zet in uw agenda
          </a>
        )}
      </div>
    </section>
  )
}

function Venue({ venue, hasRoute }: { venue: NonNullable<Event['venue']>; hasRoute: boolean }) {
  const { name, street, postcode, city } = venue
  const destination = [name, street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <address className="not-italic">
      <strong>{name}</strong>
      <br />
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {postcode} {city}
      {hasRoute && (
        <>
          <br />
          <a
            className="link"
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`}
            rel="noopener noreferrer"
            target="_blank"
          >
            Route in Google Maps
          </a>
        </>
      )}
    </address>
  )
}
