import {
  collectionStateNames,
  invoiceStateNames,
  orderStateNames,
  runStateNames,
  subscriptionStateNames,
} from '../../features/desk/words'
import { stateTag, Tag } from '../kit/words/tag'

/** The routes of the screens. */
export const DESK = '/admin/site/desk'

export const audienceNames = { person: 'Particulieren', company: 'Bedrijven', both: 'Iedereen' } as const

export const SubscriptionTag = stateTag(subscriptionStateNames, {
  pending: 'primary',
  active: 'success',
  overdue: 'danger',
  paused: 'warning',
  cancelled: 'neutral',
  ended: 'neutral',
  withdrawn: 'neutral',
})
export const OrderTag = stateTag(orderStateNames, {
  placed: 'primary',
  fulfilled: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
})
export const InvoiceTag = stateTag(invoiceStateNames, {
  open: 'primary',
  late: 'danger',
  paid: 'success',
  credit: 'neutral',
})
export const RunTag = stateTag(runStateNames, { open: 'primary', closed: 'success', 'taken-back': 'neutral' })
export const CollectionTag = stateTag(collectionStateNames, {
  pending: 'primary',
  collected: 'success',
  returned: 'danger',
  'taken-back': 'neutral',
})

/** Whether a version of a plan is the one that is sold. */
export const NewestTag = ({ isNewest }: { isNewest: boolean }) => (
  <Tag colour={isNewest ? 'success' : 'neutral'}>{isNewest ? 'Nieuwste' : 'Eerdere'}</Tag>
)
