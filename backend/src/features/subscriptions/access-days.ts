import { addDays } from '@gevel/contract/days'
import type { EntitledEdition } from '@gevel/contract/entitlements'
import type { Transaction } from '../../platform/database/transaction'
import { grantEntitlement, moveEntitlements } from '../../platform/entitlements/entitlements'
import { findSubscription, type Subscription } from './subscription'

/**
 * How long a subscription that goes on is read after its last invoiced day, so that nobody is locked out between midnight and its
 * renewal, nor while no job runs.
 */
const leewayDays = 14

/** Which days the readers of a subscription read, and what. */
interface AccessDays {
  edition: EntitledEdition
  from: string
  until: string
}

/**
 * The days on which a subscription is read: until it ends, to a pause, or as long as the terms of payment allow. The database compares
 * them with the present day, so access ends although no job has run.
 * @param graceDays how long somebody reads on after an invoice was due
 */
function accessDays(subscription: Subscription, graceDays: number): AccessDays {
  const { startsOn, paidUntil, endsOn, pausedFrom, unpaidSince, version } = subscription
  const lastDays = [
    endsOn ?? addDays(paidUntil, leewayDays),
    ...(unpaidSince === null ? [] : [addDays(unpaidSince, graceDays)]),
    ...(pausedFrom === null ? [] : [addDays(pausedFrom, -1)]),
  ]
  const [until = paidUntil] = lastDays.toSorted()
  return { edition: version.edition, from: startsOn, until }
}

/**
 * Gives all readers of a subscription its days, after something of it changed in the same transaction.
 * @returns the subscription as it is now
 */
export async function refreshAccess(trx: Transaction, id: number, graceDays: number): Promise<Subscription> {
  const subscription = await findSubscription(trx, id)
  if (!subscription) throw new Error(`There is no subscription ${id}`)
  await moveAccess(trx, subscription, graceDays)
  return subscription
}

/** Gives all readers of a subscription its days, of what was loaded of it in this transaction. */
export async function moveAccess(trx: Transaction, subscription: Subscription, graceDays: number): Promise<void> {
  const { edition, until } = accessDays(subscription, graceDays)
  await moveEntitlements(trx, subscription.id, { edition, until })
}

/** Lets an account read a subscription that it ordered. */
export async function giveAccess(
  trx: Transaction,
  subscription: Subscription,
  { userId, graceDays }: { userId: number; graceDays: number },
): Promise<void> {
  await grantEntitlement(trx, {
    ...{ userId, source: 'subscription', subscriptionId: subscription.id },
    ...accessDays(subscription, graceDays),
  })
}
