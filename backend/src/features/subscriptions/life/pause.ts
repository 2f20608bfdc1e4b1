import { addDays, lengthOf } from '@gevel/contract/days'
import { transition } from '../../../ledger/events/transition'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../charge'
import type { Subscription } from '../subscription'
import { subscriptionStates } from '../subscription-states'

/** The first day of a pause has come: nobody reads, and nothing is charged. */
export async function pauseSubscription(trx: Transaction, { id }: Subscription, cause: Cause): Promise<void> {
  await transition(trx, subscriptionStates, id, 'paused', cause)
}

/** Ends a pause: what is paid, and all later periods, move by its days. */
export async function resumeSubscription(trx: Transaction, subscription: Subscription, cause: Cause): Promise<void> {
  const { id, paidUntil, pausedFrom, pausedUntil } = subscription
  if (pausedFrom === null || pausedUntil === null) throw new Error(`Subscription ${id} has no pause`)
  const movedUntil = addDays(paidUntil, lengthOf({ from: pausedFrom, until: pausedUntil }))
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({
      ...{ paid_until: movedUntil, anchor_on: addDays(movedUntil, 1), periods: 0 },
      ...{ paused_from: null, paused_until: null, changed_at: cause.at },
    })
    .where('id', '=', id)
    .execute()
  await transition(trx, subscriptionStates, id, 'active', cause)
}
