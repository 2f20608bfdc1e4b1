import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { addPerson } from '../../../ledger/customers/create-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { giveAccess } from '../access-days'
import { findSubscription } from '../subscription'

/**
 * Gives a new account what was ordered with its address before: whoever confirmed the address owns it, and the orders of an address
 * without an account belong to nobody until then.
 */
export async function claimOrders(
  trx: Transaction,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const customers = await tablesOf(trx)
    .selectFrom('gevel_customers as c')
    .select('c.id')
    .where((where) => where.fn('lower', ['c.email']), '=', email.toLowerCase())
    .where('c.anonymised_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('gevel_customer_people as p').select('p.user_id').whereRef('p.customer_id', '=', 'c.id'),
        ),
      ),
    )
    .orderBy('c.id')
    .execute()
  if (customers.length === 0) return
  const settings = await loadBillingSettings()
  if (!settings) return
  for (const { id } of customers) {
    await addPerson(trx, id, userId, 'owner', new Date())
    const ordered = await tablesOf(trx)
      .selectFrom('gevel_subscriptions')
      .select('id')
      .where('customer_id', '=', id)
      .where('state', 'not in', ['ended', 'withdrawn'])
      .execute()
    for (const { id: subscriptionId } of ordered) {
      const subscription = await findSubscription(trx, subscriptionId)
      if (subscription) await giveAccess(trx, subscription, { userId, graceDays: settings.graceDays })
    }
  }
}
