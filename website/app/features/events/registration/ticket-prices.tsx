import type { Event } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { formatCents } from '@gevel/contract/money/format'
import { Link } from '../../../ui/links/link.tsx'
import { longDate } from '../../../ui/text/dates.ts'
import { canRegister, type StaticState, staticStateText } from './static-state.ts'
import { useLiveState } from './use-live-state.ts'

/** The tickets of an event with their prices, and the way to register. */
export function TicketPrices({ event: { id, registration }, state }: { event: Event; state: StaticState | null }) {
  const live = useLiveState(state && canRegister(state) ? href('/agenda/:id/stand.json', { id }) : null)
  if (!registration || !state) return null
  const { types, cancelUntil } = registration
  return (
    <div className="event-part">
      <h2 id="kaarten">Kaarten</h2>
      <ul className="prices">
        {types.map(({ id: typeId, name, description, priceExclCents, priceInclCents, isSoldOut }) => (
          <li key={typeId}>
            <b>{name}</b>
            <span>{isSoldOut ? 'Vol' : priceExclCents === 0 ? 'Gratis' : formatCents(priceExclCents)}</span>
            <small>
              {[description, priceExclCents > 0 && `${formatCents(priceInclCents)} met btw`].filter(Boolean).join('. ')}
            </small>
          </li>
        ))}
      </ul>
      {live && live.size > 0 && canRegister(state) && (
        <p className="hint">
          <meter className="meter" min={0} max={live.size} value={live.size - live.left}>
            {live.size - live.left} van {live.size}
          </meter>{' '}
          {live.size - live.left} van {live.size} plaatsen bezet
        </p>
      )}
      {canRegister(state) ? (
        <>
          <Link className="btn btn--submit btn--block" href={href('/aanmelden/:id', { id })} rel="nofollow">
            {live?.state === 'waiting' || state === 'waiting' ? 'Naar de wachtlijst' : 'Meld u aan'}
          </Link>
          <p className="hint">Kosteloos annuleren tot en met {longDate(`${cancelUntil}T12:00:00Z`)}.</p>
        </>
      ) : (
        <p className="hint">{live?.text ?? staticStateText(state, registration)}</p>
      )}
    </div>
  )
}
