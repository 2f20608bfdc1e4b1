import type { WithdrawalState } from '@gevel/contract/withdrawals'
import { withdrawalStateNames } from '../../features/withdrawal/desk/withdrawal-words'
import { Tag } from '../desk/desk-words'

/** The routes of the screens. */
export const WITHDRAWALS = '/admin/site/withdrawals'

const colours = { new: 'neutral', open: 'warning', refund: 'danger', done: 'success', refused: 'neutral' } as const

export const WithdrawalTag = ({ state }: { state: WithdrawalState }) => (
  <Tag colour={colours[state]}>{withdrawalStateNames[state]}</Tag>
)
