import { holdMinutes } from '@gevel/contract/registration-times'
import type { HeldPlaces } from '@gevel/contract/registrations'
import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { clockTime, dateAndTime } from '../../../ui/text/dates.ts'

interface HoldNoticeProps {
  hold: HeldPlaces | { until: null; refused: string }
  /** how many tickets */
  places: number
  /** when the page was rendered */
  now: string
}

const words = ['', 'een plaats', 'twee plaatsen', 'drie plaatsen', 'vier plaatsen', 'vijf plaatsen']

/** Until when places are kept, with the minutes that are left; or that there are too few. */
export function HoldNotice({ hold, places, now }: HoldNoticeProps) {
  const left = useMinutesLeft(hold.until ?? now, now)
  // the page began a moment before its places were kept
  const minutes = left === holdMinutes + 1 ? holdMinutes : left
  if ('refused' in hold) return <Notice title="Wij houden nog geen plaatsen voor u vast">{hold.refused}</Notice>
  if (hold.until === null)
    return (
      <Notice title="Er zijn niet genoeg plaatsen meer" isProblem>
        {hold.shortTypes.length > 0
          ? 'Kies minder kaarten, of een andere kaart. Uw antwoorden blijven staan.'
          : 'Een zaal die u koos is intussen vol. Kies een andere. Uw antwoorden blijven staan.'}
      </Notice>
    )
  // an offer or an invitation keeps its places for hours
  const isLong = minutes > 2 * holdMinutes
  return (
    <div className="hold" role="timer" aria-live="off">
      <p>
        <strong>
          Wij houden {words[places] ?? `${places} plaatsen`} voor u vast tot{' '}
          <span className="nb">{isLong ? dateAndTime(hold.until) : `${clockTime(hold.until)} uur`}</span>.
        </strong>
        {!isLong && (
          <span className="muted">
            {minutes > 0 ? `Nog ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}.` : 'De tijd is om.'} Uw antwoorden
            blijven staan.
          </span>
        )}
      </p>
      {!isLong && (
        <div className="mins" aria-hidden="true">
          {Array.from({ length: holdMinutes }, (_, index) => {
            const state = index < minutes - 1 ? 'on' : index === minutes - 1 ? 'now' : undefined
            return <i key={index} className={state} />
          })}
        </div>
      )}
    </div>
  )
}

/** The minutes until a moment, counted on while the page is open. Server and browser begin with the same. */
function useMinutesLeft(until: string, now: string): number {
  const leftMs = Date.parse(until) - Date.parse(now)
  const [left, setLeft] = useState(leftMs)
  useEffect(() => {
    // by the time since the page was rendered: the clock of a device may be wrong
    const startedMs = performance.now()
    const timer = setInterval(() => setLeft(leftMs - (performance.now() - startedMs)), 5_000)
    return () => clearInterval(timer)
  }, [leftMs])
  return Math.max(0, Math.ceil(left / 60_000))
}
