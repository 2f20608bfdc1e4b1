import { href } from '@gevel/contract/hrefs'
import type { Ticket } from '@gevel/contract/own-tickets'
import { Link } from '../../../ui/links/link.tsx'
import { AnyIcon } from '../../../ui/more-icons.tsx'
import { dateAndTime, dateBlock, longDate } from '../../../ui/text/dates.ts'
import { eventDays, eventHours, eventPlace, roomWithTime } from '../event-line.ts'
import type { OwnEvent } from './group-registrations.ts'
import { ownHref } from './own-href.ts'

interface UpcomingEventProps {
  event: OwnEvent
  code: string | null
  now: string
}

/** An event to come, with one's tickets and waiting places and what to do with them. */
export function UpcomingEvent({ event, code, now }: UpcomingEventProps) {
  const { id, title, startsAt, tickets, waiting } = event
  const [day, month] = dateBlock(startsAt)
  const valid = tickets.filter(({ state }) => state === 'valid')
  const [first] = valid
  return (
    <article className="reg">
      <time className="date" dateTime={startsAt}>
        <b>{day}</b>
        <span>{month}</span>
      </time>
      <div className="reg__body">
        <div className="reg__head">
          <h3>
            <Link href={href('/agenda/:id/:slug?', { id })}>{title}</Link>
          </h3>
          <p className="meta">
            <span>{eventDays(event)}</span>
            <span>{eventHours(event)}</span>
            <span>{eventPlace(event)}</span>
            {first?.eventCancelledBecause && <span className="tag tag--warn">Afgelast</span>}
          </p>
        </div>
        {tickets.length > 0 && (
          <ul className="names">
            {tickets.map((ticket) => (
              <TicketLine key={ticket.id} ticket={ticket} code={code} />
            ))}
          </ul>
        )}
        {waiting.map((entry) => (
          <div key={entry.id} className={entry.state === 'offered' ? 'offer' : undefined}>
            {entry.state === 'offered' && entry.offerUntil && entry.offerUntil > now ? (
              <p>
                <strong>Er is een plaats voor u vrijgekomen</strong> Wij houden haar vast tot{' '}
                {dateAndTime(entry.offerUntil)}.
              </p>
            ) : (
              <p>
                <span className="tag tag--warn">Wachtlijst, nummer {entry.position}</span>
              </p>
            )}
            <p className="acts">
              {entry.state === 'offered' && (
                <Link
                  className="btn btn--submit"
                  href={`${href('/aanmelden/:id', { id })}?code=${encodeURIComponent(entry.code)}`}
                  rel="nofollow"
                >
                  Neem de plaats
                </Link>
              )}
              <Link
                className="link"
                href={`${href('/inschrijvingen/wachtlijst')}?code=${encodeURIComponent(entry.code)}`}
                rel="nofollow"
              >
                {entry.state === 'offered' ? 'Geef haar door' : 'Haal mij van de wachtlijst'}
              </Link>
            </p>
          </div>
        ))}
        {first && !first.eventCancelledBecause && <EventFiles tickets={valid} code={code} />}
        {first && <p className="hint">Kosteloos annuleren tot en met {longDate(`${first.cancelUntil}T12:00:00Z`)}.</p>}
      </div>
    </article>
  )
}

/** The calendar entry of an event, and its tickets in one file for each registration of more people. */
function EventFiles({ tickets, code }: { tickets: readonly Ticket[]; code: string | null }) {
  const [first] = tickets
  return (
    <div className="btn-row">
      {first && (
        <a
          className="btn btn--quiet"
          href={ownHref(href('/inschrijvingen/:id/agenda.ics', { id: first.id }), code)}
          download
        >
          <AnyIcon name="calendar" />
          Zet in agenda
        </a>
      )}
      {[...Map.groupBy(tickets, ({ number }) => number)].map(
        ([number, ofNumber]) =>
          ofNumber.length > 1 && (
            <a
              key={number}
              className="btn btn--quiet"
              href={ownHref(href('/inschrijvingen/kaarten/:number', { number }), code)}
              download
            >
              <AnyIcon name="download" />
              Alle {ofNumber.length} kaarten als pdf
            </a>
          ),
      )}
    </div>
  )
}

function TicketLine({ ticket, code }: { ticket: Ticket; code: string | null }) {
  const { id, name, typeName, sessions, state, can, creditNumber } = ticket
  const part = (what: string) => ownHref(href('/inschrijvingen/:id/:what', { id, what }), code)
  return (
    <li>
      <span>
        <strong>{name}</strong> <small>{[typeName, ...sessions.map(roomWithTime)].join(', ')}</small>
      </span>
      {state === 'cancelled' ? (
        <span className="acts">Geannuleerd{creditNumber && `, creditnota ${creditNumber}`}</span>
      ) : (
        <span className="acts">
          <Link className="link" href={ownHref(href('/inschrijvingen/:id', { id }), code)} rel="nofollow">
            Kaart<span className="vh"> van {name}</span>
          </Link>
          {can.change && (
            <Link className="link" href={part('wijzigen')} rel="nofollow">
              Wijzig<span className="vh"> de kaart van {name}</span>
            </Link>
          )}
          {can.handOver && (
            <Link className="link" href={part('overdragen')} rel="nofollow">
              Draag over<span className="vh"> de kaart van {name}</span>
            </Link>
          )}
          {can.cancel && (
            <Link className="link" href={part('annuleren')} rel="nofollow">
              Annuleer<span className="vh"> de kaart van {name}</span>
            </Link>
          )}
        </span>
      )}
    </li>
  )
}
