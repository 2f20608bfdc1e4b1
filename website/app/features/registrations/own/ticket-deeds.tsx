import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import type { Ticket } from '@gevel/contract/own-tickets'
import { Link } from '../../../ui/links/link.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { ownHref } from './own-href.ts'

/** What can still be done with a ticket. */
export function TicketDeeds({ ticket, code }: { ticket: Ticket; code: string | null }) {
  const { id, can, cancelUntil, changeUntil, refundCents } = ticket
  const part = (what: string) => ownHref(href('/inschrijvingen/:id/:what', { id, what }), code)
  const day = (iso: string) => longDate(`${iso}T12:00:00Z`)
  if (!can.handOver) return <p>Aan deze kaart is niets meer te veranderen.</p>
  return (
    <ul className="deeds">
      <li>
        <div>
          <h3>Een collega gaat in uw plaats</h3>
          <p>Vul naam en e-mailadres in. Uw collega krijgt een nieuwe kaart, deze code vervalt meteen.</p>
        </div>
        <Link className="btn btn--quiet" href={part('overdragen')} rel="nofollow">
          Draag over
        </Link>
      </li>
      {can.change && (
        <li>
          <div>
            <h3>Andere zaal, of een ander antwoord</h3>
            <p>Kan tot en met {day(changeUntil)}, zolang er plaats is.</p>
          </div>
          <Link className="btn btn--quiet" href={part('wijzigen')} rel="nofollow">
            Wijzig
          </Link>
        </li>
      )}
      <li>
        <div>
          <h3>U kunt niet komen</h3>
          {can.cancel ? (
            <p>
              Annuleren is kosteloos tot en met {day(cancelUntil)}.
              {refundCents > 0 && ` U krijgt een creditnota van ${formatCents(refundCents)}.`} Uw plaats gaat naar een
              ander.
            </p>
          ) : (
            <p>Kosteloos annuleren kon tot en met {day(cancelUntil)}. Draag de kaart over aan een collega.</p>
          )}
        </div>
        {can.cancel && (
          <Link className="btn btn--danger" href={part('annuleren')} rel="nofollow">
            Annuleer kaart
          </Link>
        )}
      </li>
    </ul>
  )
}
