import { addDays } from '@gevel/contract/days'
import { introLines, periodLines } from '@gevel/contract/subscription-price'
import type { Orderer } from '../../../ledger/customers/order-customer'
import { transition } from '../../../ledger/events/transition'
import type { IssuedInvoice } from '../../../ledger/invoices/store-invoice'
import { orderStates } from '../../../ledger/orders/order-states'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type Cause, chargedPlan, chargeSubscription } from '../charge'
import { endByItself, introTerm, periodAt } from '../periods'
import type { Subscription } from '../subscription'
import { subscriptionStates } from '../subscription-states'

/**
 * Begins a pending subscription with the invoice of its first term. An introductory term ends by itself, unless a company's plan
 * goes on after it (BW 6:236 s). The caller gives its readers their days.
 * @param orderer when it is being ordered
 */
export async function beginSubscription(
  trx: Transaction,
  subscription: Subscription,
  cause: Cause,
  orderer?: Orderer,
): Promise<IssuedInvoice> {
  const { id, orderId, version, startsOn } = subscription
  const plan = chargedPlan(subscription)
  const { intro } = version
  const period = intro ? introTerm(startsOn, intro.weeks) : periodAt(startsOn, version.period, 0)
  const invoice = await chargeSubscription(
    trx,
    subscription,
    { key: period.from, lines: intro ? introLines(plan) : periodLines(plan), period, orderer },
    cause,
  )
  const endsOn = endByItself(subscription)
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({
      ...{ paid_until: period.until, in_intro: intro !== null, changed_at: cause.at },
      ...(intro ? { anchor_on: addDays(period.until, 1) } : { periods: 1 }),
      ...(endsOn !== null && { ends_on: endsOn }),
    })
    .where('id', '=', id)
    .execute()
  await transition(trx, subscriptionStates, id, 'active', cause)
  if (orderId !== null) await transition(trx, orderStates, orderId, 'fulfilled', cause)
  return invoice
}
