import type { Ticket } from '@gevel/contract/own-tickets'
import { Headline } from '../../../ui/articles/headline.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { eventDays, eventHours } from '../event-line.ts'

/** A ticket as it is shown at the door: on a screen and on paper. Its code is dark on light, also in dark mode. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { siteName } = usePageContext()
  const { title, name, company, venue, typeName, sessions, position, of, qr, code } = ticket
  return (
    <article className="tkt" aria-labelledby="kaart">
      <div className="tkt__main">
        <Bond />
        <div className="tkt__brand">
          <span className="tkt__name">{siteName}</span>
          <span>
            Toegangsbewijs {position} van {of}
          </span>
        </div>
        <h1 id="kaart">
          <Headline text={title} />
        </h1>
        <dl className="tkt__facts">
          <div className="full-row">
            <dt>Op naam van</dt>
            <dd>{[name, company].filter(Boolean).join(', ')}</dd>
          </div>
          <div>
            <dt>Wanneer</dt>
            <dd>
              {eventDays(ticket)}
              <br />
              {eventHours(ticket)}
            </dd>
          </div>
          <div>
            <dt>Waar</dt>
            <dd>
              {venue ? (
                <>
                  {venue.name}
                  <br />
                  {[venue.street, venue.city].filter(Boolean).join(', ')}
                </>
              ) : (
                'Online'
              )}
            </dd>
          </div>
          <div>
            <dt>Kaart</dt>
            <dd>
              {typeName}
              {sessions.map(({ id, start, room }) => (
                <span key={id} className="tkt__room">
                  {start.replace(':', '.')} uur {room}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      </div>
      <div className="tkt__stub">
        {qr && code ? (
          <>
            <svg
              className="qr"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={`QR-code van de kaart van ${name}`}
              shapeRendering="crispEdges"
            >
              <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
              <path fill="#04141d" d={qr.path} />
            </svg>
            <p className="code">{code}</p>
            <p>Laat deze code scannen bij de ingang. Zet uw scherm helder.</p>
          </>
        ) : (
          <p>
            <strong>Deze kaart is niet geldig.</strong>
          </p>
        )}
      </div>
    </article>
  )
}

/** Courses of brick in the bond of a wall. */
function Bond() {
  return (
    <svg className="tkt__bond" viewBox="0 0 120 200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path
        d="M0 4h52v18H0zM56 4h64v18H56zM26 26h56v18H26zM86 26h34v18H86zM46 48h40v18H46zM90 48h30v18H90zM60 70h60v18H60zM36 92h44v18H36zM84 92h36v18H84zM66 114h54v18H66zM20 136h62v18H20zM86 136h34v18H86zM50 158h70v18H50zM0 180h46v18H0zM50 180h30v18H50zM84 180h36v18H84z"
        fill="#fff"
      />
    </svg>
  )
}
