import type { orderEndpoints } from '@gevel/contract/endpoints/orders'
import { type OrderedSubscription, orderedSubscriptionSchema, subscriptionErrors } from '@gevel/contract/subscriptions'
import { loadBillingSettings } from '../../../content/billing/billing-settings'
import { ConnectionShare } from '../../../platform/database/connection-share'
import { inTransaction } from '../../../platform/database/transaction'
import { findDraftOwner } from '../../../platform/drafts/draft-owner'
import { finishDraft, lockDraft } from '../../../platform/drafts/lock-draft'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { placeSubscription } from './place-subscription'
import { contactOf } from './reject-order'

/** Orders that name one mailbox: each of them mails it, whoever sends it. */
export const orderLimit = defineLimit('subscription-orders', {
  points: 10,
  minutes: 60,
  reached: 'Met dit mailadres is kort na elkaar al vaak besteld.',
})

/**
 * Orders wait for each other's numbers. More than these wait here without a connection of the pool: two hundred at once would hold all
 * of it, and the last would get none in time.
 */
const share = new ConnectionShare({ connections: 4, waitMs: 45_000 })

/**
 * `POST /public/orders/subscriptions`: places the order of a draft, once; a repeat gets the same response.
 * @throws the codes of `subscriptionErrors` and `draftErrors`, `too-many-requests`
 */
export async function orderSubscription({
  input: { draft, ...order },
  bearer,
  client,
}: RouteRequest<typeof orderEndpoints.placeSubscription>): Promise<OrderedSubscription> {
  const [settings, owner] = await Promise.all([loadBillingSettings(), findDraftOwner(draft.key, bearer)])
  if (!settings) throw domainError(subscriptionErrors, 'subscriptions/plan-off-sale')
  await share.enter()
  return inTransaction(async (trx) => {
    const submission = { wizard: 'abonnement', draft, owner, resultSchema: orderedSubscriptionSchema }
    const repeated = await lockDraft(trx, submission)
    if (repeated) return repeated
    await orderLimit.consume(mailboxOf(order.customer.email), { source: client }, { trx })
    const placing = { order, settings, idempotencyKey: draft.id, accountId: owner.userId, address: client.address }
    const placed = await placeSubscription(trx, placing, new Date())
    const ordered = { ...placed, name: contactOf(order), email: order.customer.email }
    await finishDraft(trx, draft.id, ordered)
    return ordered
  }).finally(() => share.leave())
}
