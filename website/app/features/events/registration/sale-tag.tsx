import type { Event } from '@gevel/contract/events'
import { href } from '@gevel/contract/hrefs'
import { canRegister, type StaticState, staticStateText } from './static-state.ts'
import { useLiveState } from './use-live-state.ts'

/** In the hero: what visitors can do, at first by what is on the page. */
export function SaleTag({ event: { id, registration }, state }: { event: Event; state: StaticState | null }) {
  const live = useLiveState(state && canRegister(state) ? href('/agenda/:id/stand.json', { id }) : null)
  if (state === 'cancelled') return <span className="tag tag--pri">Afgelast</span>
  if (!registration || !state) return null
  return <span className="tag tag--pri">{live?.text ?? staticStateText(state, registration)}</span>
}
