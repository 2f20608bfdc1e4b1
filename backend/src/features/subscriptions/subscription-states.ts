import { defineStates } from '../../ledger/events/transition'

/**
 * Which state of a subscription follows which. `pending` begins later, for a consumer who did not ask to begin at once. `overdue` reads
 * on within the terms of payment, `cancelled` until its last day.
 */
export const subscriptionStates = defineStates('subscription', 'gevel_subscriptions', {
  pending: ['active', 'cancelled', 'ended', 'withdrawn'],
  active: ['overdue', 'paused', 'cancelled', 'ended', 'withdrawn'],
  overdue: ['active', 'cancelled', 'ended', 'withdrawn'],
  paused: ['active', 'cancelled', 'ended', 'withdrawn'],
  // the customer takes the cancellation back
  cancelled: ['active', 'overdue', 'ended', 'withdrawn'],
  ended: [],
  withdrawn: [],
})
