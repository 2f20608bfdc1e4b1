import { withdrawalStateNames } from '../../features/withdrawal/desk/withdrawal-words'
import { stateTag } from '../kit/words/tag'

/** The routes of the screens. */
export const WITHDRAWALS = '/admin/site/withdrawals'

export const WithdrawalTag = stateTag(withdrawalStateNames, {
  new: 'neutral',
  open: 'warning',
  refund: 'danger',
  done: 'success',
  refused: 'neutral',
})
