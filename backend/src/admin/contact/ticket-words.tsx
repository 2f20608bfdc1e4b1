import type { TicketState } from '@gevel/contract/contact'
import { stateTag } from '../kit/words/tag'

/** The routes of the screens. */
export const TICKETS = '/admin/site/contact'

export const stateNames: Readonly<Record<TicketState, string>> = {
  new: 'Nieuw',
  open: 'In behandeling',
  done: 'Afgehandeld',
  spam: 'Spam',
}

/** How far editors are with a message. */
export const StateTag = stateTag(stateNames, { new: 'primary', open: 'warning', done: 'success', spam: 'neutral' })
