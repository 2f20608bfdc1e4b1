import { href } from '@gevel/contract/hrefs'
import type { OwnProgrammePart } from '@gevel/contract/own-programme'
import { Link } from '../../../ui/links/link.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { ownHref } from './own-href.ts'

interface OwnProgrammeProps {
  ticketId: number
  code: string | null
  parts: readonly OwnProgrammePart[]
  /** whether it can still be changed */
  canPick: boolean
}

/** The programme of the holder of a ticket: the rooms with a place, and what was picked. */
export function OwnProgramme({ ticketId, code, parts, canPick }: OwnProgrammeProps) {
  const own = parts.filter(({ isPicked }) => isPicked)
  const isOfDays = new Set(parts.map(({ day }) => day)).size > 1
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="programma">
      <Lintel id="programma" title="Mijn programma" />
      {own.length > 0 ? (
        <dl className="own-prog">
          {own.map(({ key, day, start, room, title, hasPlace }) => (
            <div key={key}>
              <dt>
                {isOfDays && `${longDate(`${day}T12:00:00Z`)}, `}
                {start.replace(':', '.')} uur
              </dt>
              <dd>
                {title}
                <span className="muted">
                  {' '}
                  {room}
                  {hasPlace && ', uw plaats'}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>U hebt nog niets gekozen.</p>
      )}
      {canPick && (
        <p className="no-print mt-3">
          <Link
            className="link"
            href={ownHref(href('/inschrijvingen/:id/programma', { id: ticketId }), code)}
            rel="nofollow"
          >
            Stel uw programma samen
          </Link>
        </p>
      )}
    </section>
  )
}
