import type { EventRegistration } from '@gevel/contract/events'
import { dateAndTime } from '../../../ui/text/dates.ts'

/** What is known of a registration without asking how many places are free now. */
export type StaticState = 'cancelled' | 'soon' | 'closed' | 'invited' | 'full' | 'waiting' | 'open'

/** The state of a registration at a moment, by what is on the page. */
export function staticState(registration: EventRegistration, now: string): StaticState {
  const { opensAt, closesAt, cancelledBecause, types, hasWaitingList } = registration
  if (cancelledBecause !== null) return 'cancelled'
  if (now < opensAt) return 'soon'
  if (now >= closesAt) return 'closed'
  // tickets for invited people are not on the page
  if (types.length === 0) return 'invited'
  if (types.some(({ isSoldOut }) => !isSoldOut)) return 'open'
  return hasWaitingList ? 'waiting' : 'full'
}

/** That state in words, until the page knows more. */
export function staticStateText(state: StaticState, { opensAt }: Pick<EventRegistration, 'opensAt'>): string {
  const texts: Record<StaticState, string> = {
    cancelled: 'Afgelast',
    soon: `Inschrijven vanaf ${dateAndTime(opensAt)}`,
    closed: 'Inschrijven is gesloten',
    invited: 'Alleen op uitnodiging',
    full: 'Vol',
    waiting: 'Vol, met wachtlijst',
    open: 'Inschrijven kan',
  }
  return texts[state]
}

/** Whether the page to register has something to do. */
export function canRegister(state: StaticState): boolean {
  return state === 'open' || state === 'waiting'
}
