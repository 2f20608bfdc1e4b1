import type { SaleState } from '@gevel/contract/event-sales'

/** What the state of a sale follows from; of a ticket type with its own window. */
export interface SaleFacts {
  at: Date
  opensAt: Date
  closesAt: Date
  /** free places, less those that people who wait will be offered */
  left: number
  /** how few places are said */
  few: number
  hasWaitingList: boolean
}

/** What visitors can do with a ticket type now. */
export function saleStateOf(facts: SaleFacts): Exclude<SaleState, 'cancelled' | 'over'> {
  const { at, opensAt, closesAt, left, few, hasWaitingList } = facts
  if (at < opensAt) return 'soon'
  if (at >= closesAt) return 'closed'
  if (left <= 0) return hasWaitingList ? 'waiting' : 'full'
  return left <= few ? 'few' : 'open'
}

interface EventFacts {
  at: Date
  endsAt: Date
  cancelledAt: Date | null
  opensAt: Date
  closesAt: Date
  /** of the types that visitors can choose */
  types: readonly SaleState[]
}

/** What visitors can do with an event: the best that one of its ticket types offers. */
export function eventStateOf({ at, endsAt, cancelledAt, opensAt, closesAt, types }: EventFacts): SaleState {
  if (cancelledAt !== null) return 'cancelled'
  if (at >= endsAt) return 'over'
  if (at < opensAt) return 'soon'
  if (at >= closesAt) return 'closed'
  const order = ['open', 'few', 'waiting', 'full', 'soon', 'closed'] as const
  return order.find((state) => types.includes(state)) ?? 'closed'
}
