import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { moveAccess } from '../access-days'
import type { Cause } from '../charge'
import { advanceSubscription } from './advance'

/** Lets the subscription of an order follow what was paid, or is open again: its state and its access. */
export async function settleOrder(trx: Transaction, orderId: number, cause: Cause): Promise<void> {
  const subscription = await tablesOf(trx)
    .selectFrom('gevel_subscriptions')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!subscription) return
  const advanced = await advanceSubscription(trx, subscription.id, cause)
  await moveAccess(trx, advanced.subscription, cause.settings.graceDays)
}
