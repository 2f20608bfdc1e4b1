import { periodLines } from '@gevel/contract/subscription-price'
import { mailCustomer } from '../../../ledger/customers/mail-customer'
import { recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { findVersion } from '../../plans/load-plans'
import { amountsOf } from '../changes/plan-change'
import { type Cause, chargedPlan } from '../charge'
import { subscriptionLink } from '../mails/links'
import { lockSubscription } from '../subscription'
import { priceRiseMail } from './notice-mails'

interface PriceChange {
  planVersionId: number
  /** the first Dutch day on which a period with the new price can begin */
  from: string
}

/**
 * Announces a new version of a plan to a subscription that runs on an older one: its next period from that day on has the new price. A
 * repeat announces nothing, nor does a version at which the subscription costs the same.
 * @returns whether it was announced
 */
export async function announcePrice(
  trx: Transaction,
  id: number,
  { planVersionId, from }: PriceChange,
  { settings, actor, at }: Cause,
): Promise<boolean> {
  const subscription = await lockSubscription(trx, id)
  const { state, kind, version, announcedVersionId, customerId, endsOn } = subscription
  const runs = state === 'pending' || state === 'active' || state === 'overdue' || state === 'paused'
  if (!runs || kind === 'complimentary' || endsOn !== null || announcedVersionId === planVersionId) return false
  const next = await findVersion(trx, planVersionId)
  if (!next || next.id === version.id) return false
  const amount = (one: typeof version) =>
    amountsOf(subscription, periodLines(chargedPlan({ ...subscription, version: one }))).totalCents
  const [oldCents, newCents] = [amount(version), amount(next)]
  if (oldCents === newCents) return false
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ announced_plan_version_id: planVersionId, announced_from: from, changed_at: at })
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, {
    ...{ customerId, subject: 'subscription', subjectId: id, kind: 'price-announced', actor, at },
    data: { planVersionId, from },
  })
  await mailCustomer(trx, {
    ...{ customerId, template: priceRiseMail, replyTo: settings.email, isOneOfMany: true },
    props: { planName: version.name, from, oldCents, newCents, link: subscriptionLink() },
  })
  return true
}
