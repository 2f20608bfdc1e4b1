import { stateNames } from '../../features/newsletter/stored/state-names'
import { stateTag } from '../kit/words/tag'

/** The routes of the screens. */
export const NEWSLETTER = '/admin/site/newsletter'

/** How far an issue is. */
export const StateTag = stateTag(stateNames, {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'primary',
  scheduled: 'primary',
  sending: 'warning',
  paused: 'danger',
  sent: 'success',
  cancelled: 'neutral',
})

const moments = new Intl.DateTimeFormat('nl-NL', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
})

/** `20 nov 2026, 07:00`, by the clock of the Netherlands. */
export function shortMoment(moment: string): string {
  return moments.format(new Date(moment))
}

const counts = new Intl.NumberFormat('nl-NL')
export const countText = (count: number): string => counts.format(count)

const shares = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })

/** A part of a whole, `4,2%`; a dash without a whole. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : shares.format(part / whole)
}
