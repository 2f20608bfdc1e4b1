import { defineStates } from '../events/transition'

/** An order is fulfilled when what was ordered has begun. */
export const orderStates = defineStates('order', 'gevel_orders', {
  placed: ['fulfilled', 'cancelled', 'withdrawn'],
  fulfilled: ['cancelled', 'withdrawn'],
  cancelled: [],
  withdrawn: [],
})
