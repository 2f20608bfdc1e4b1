import type { orderEndpoints } from '@gevel/contract/endpoints/orders'
import { type OrderedSubscription, orderedSubscriptionSchema, subscriptionErrors } from '@gevel/contract/subscriptions'
import { inTransaction } from '../../../platform/database/transaction'
import { findDraftOwner } from '../../../platform/drafts/draft-owner'
import { finishDraft, lockDraft } from '../../../platform/drafts/lock-draft'
import { domainError } from '../../../platform/errors/domain-error'
import type { RouteRequest } from '../../../platform/http/route'
import { defineLimit } from '../../../platform/limits/limit'
import { mailboxOf } from '../../../platform/limits/mailbox'
import { askWithOrder } from '../../newsletter-lists/subscribe'
import { loadOffer } from './load-offer'
import { orderTurns } from './order-turns'
import { placeSubscription } from './place-subscription'
import { contactOf } from './reject-order'

/** Orders that name one mailbox: each of them mails it, whoever sends it. */
export const orderLimit = defineLimit('subscription-orders', {
  points: 10,
  minutes: 60,
  reached: 'Met dit mailadres is kort na elkaar al vaak besteld.',
})

/**
 * `POST /public/orders/subscriptions`: places the order of a draft, once; a repeat gets the same response.
 * @throws the codes of `subscriptionErrors` and `draftErrors`, `too-many-requests`
 */
export async function orderSubscription({
  input: { draft, newsletters, ...order },
  bearer,
  client,
}: RouteRequest<typeof orderEndpoints.placeSubscription>): Promise<OrderedSubscription> {
  const [offer, owner] = await Promise.all([loadOffer(), findDraftOwner(draft.key, bearer)])
  if (!offer) throw domainError(subscriptionErrors, 'subscriptions/plan-off-sale')
  await orderTurns.enter()
  return inTransaction(async (trx) => {
    const submission = { wizard: 'abonnement', draft, owner, resultSchema: orderedSubscriptionSchema }
    const repeated = await lockDraft(trx, submission)
    if (repeated) return repeated
    await orderLimit.consume(mailboxOf(order.customer.email), { source: client }, { trx })
    const placing = { order, offer, idempotencyKey: draft.id, accountId: owner.userId, address: client.address }
    const placed = await placeSubscription(trx, placing, new Date())
    const ordered = { ...placed, name: contactOf(order), email: order.customer.email }
    await askWithOrder(trx, ordered.email, newsletters, new Date())
    await finishDraft(trx, draft.id, ordered)
    return ordered
  }).finally(() => orderTurns.leave())
}
