import { addDays } from '@gevel/contract/days'
import { transition } from '../../../ledger/events/transition'
import { orderStates } from '../../../ledger/orders/order-states'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../charge'
import { creditUnused } from '../credit-unused'
import type { Subscription } from '../subscription'
import { subscriptionStates } from '../subscription-states'
import { mailEnd } from './mail-end'

/** Why a subscription ends: it was cancelled or its term was over, or it was not paid within the terms. */
export type EndReason = 'over' | 'unpaid'

/** Ends a subscription on a past day, and credits what was invoiced for the days after it. The order of one that never began is cancelled. */
export async function endSubscription(
  trx: Transaction,
  subscription: Subscription,
  { lastDay, because }: { lastDay: string; because: EndReason },
  cause: Cause,
): Promise<void> {
  const { id, orderId, startsOn, paidUntil } = subscription
  const reason = because === 'unpaid' ? 'Niet betaald binnen de termijn' : null
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ ends_on: lastDay, paused_from: null, paused_until: null, changed_at: cause.at })
    .where('id', '=', id)
    .execute()
  await transition(trx, subscriptionStates, id, 'ended', { ...cause, reason })
  const hasBegun = paidUntil >= startsOn
  if (orderId !== null && !hasBegun) await transition(trx, orderStates, orderId, 'cancelled', { ...cause, reason })
  const credits = await creditUnused(
    trx,
    subscription,
    { lastDay: lastReadDay(subscription, lastDay), reason: `Het abonnement ${subscription.number} is gestopt.` },
    cause,
  )
  // who cancelled before it began was told at once
  if (hasBegun) await mailEnd(trx, subscription, { lastDay, because, credits }, cause)
}

/** Nobody reads during a pause, also one that no job began. */
function lastReadDay({ pausedFrom }: Subscription, lastDay: string): string {
  const beforePause = pausedFrom ? addDays(pausedFrom, -1) : lastDay
  return beforePause < lastDay ? beforePause : lastDay
}
