import { addDays } from '@gevel/contract/days'
import { periodLines } from '@gevel/contract/subscription-price'
import type { IssuedInvoice } from '../../../ledger/invoices/store-invoice'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { type Cause, chargedPlan, chargeSubscription } from '../charge'
import { periodAt } from '../periods'
import type { Subscription } from '../subscription'
import { findNextTerms } from './next-terms'

/**
 * Charges the next regular period, with what was agreed to begin with it: another plan, other readers, an announced price. A plan
 * with another period begins a new anchor.
 */
export async function renewSubscription(
  trx: Transaction,
  subscription: Subscription,
  cause: Cause,
): Promise<IssuedInvoice> {
  const { id, paidUntil } = subscription
  const next = await findNextTerms(trx, subscription, cause.at)
  const isMoved = next.version.period !== subscription.version.period
  const anchorOn = isMoved ? addDays(paidUntil, 1) : subscription.anchorOn
  const index = isMoved ? 0 : subscription.periods
  const period = periodAt(anchorOn, next.version.period, index)
  const invoice = await chargeSubscription(
    trx,
    subscription,
    { key: period.from, lines: periodLines(chargedPlan({ ...subscription, ...next })), period },
    cause,
  )
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({
      ...{ paid_until: period.until, anchor_on: anchorOn, periods: index + 1, in_intro: false, changed_at: cause.at },
      ...{ plan_version_id: next.version.id, seats: next.seats, next_plan_version_id: null, next_seats: null },
      ...(next.isAnnounced && { announced_plan_version_id: null, announced_from: null }),
    })
    .where('id', '=', id)
    .execute()
  return invoice
}
