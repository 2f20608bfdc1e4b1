import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import type { PlanVersion } from '@gevel/contract/plans'
import { startOf } from '@gevel/contract/subscription-dates'
import { introLines } from '@gevel/contract/subscription-price'
import { mandateReferenceOf, type PlacedSubscription } from '@gevel/contract/subscriptions'
import { orderCustomer } from '../../../ledger/customers/order-customer'
import { detailsOfCustomer } from '../../../ledger/customers/ordered-details'
import { type Actor, recordEvent, recordTogether } from '../../../ledger/events/record-event'
import { storeOrder } from '../../../ledger/orders/place-order'
import { storeMandate } from '../../../ledger/payments/mandates'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { queueJob } from '../../../platform/jobs/queue-job'
import { accountByEmail, lockAccount } from '../../../platform/readers/account'
import { giveAccess } from '../access-days'
import { beginSubscription } from '../life/begin'
import { findSubscription, type Subscription } from '../subscription'
import { confirmOrder } from './confirm-order'
import type { Offer } from './load-offer'
import { contactOf, findOrderedPlan, type Order, rejectOrder } from './reject-order'

interface Placing {
  order: Order
  /** UUID of the form, which the caller has locked: a repeat places nothing */
  idempotencyKey: string
  /** of who is logged in; null for nobody, then the account with the address of the order, if there is one */
  accountId: number | null
  /** network address of the customer, for the proof of the order and its mandate */
  address: string | null
  /** name of the editor who took the order by telephone */
  takenBy?: string
  offer: Offer
}

/** The text on the button (BW 6:230v lid 3). */
const button = 'Bestelling met betalingsverplichting'

/**
 * Places the order of a subscription, all of it or nothing: customer, mandate, order, subscription, access, first invoice, and the job
 * that confirms it with its documents. Whatever does not need the order's number comes before it.
 * @returns what a repeat with the idempotency key returns as well
 * @throws the codes of `subscriptionErrors`
 */
export async function placeSubscription(trx: Transaction, placing: Placing, at: Date): Promise<PlacedSubscription> {
  const { order, idempotencyKey, offer } = placing
  const repeated = await findPlaced(trx, idempotencyKey)
  if (repeated) return repeated
  const plan = await findOrderedPlan(trx, offer.plans, order, at)
  rejectOrder(order, plan, offer.settings)
  return recordTogether(trx, () => place(trx, placing, plan.version, at))
}

async function place(trx: Transaction, placing: Placing, version: PlanVersion, at: Date): Promise<PlacedSubscription> {
  const { order } = placing
  const { settings, papers } = placing.offer
  const actor = actorOf(placing)
  const accountId = await lockAccount(trx, placing.accountId ?? (await accountByEmail(trx, order.customer.email))?.id)
  const orderer = await orderCustomer(trx, detailsOfCustomer(order), {
    accountId,
    isProved: placing.accountId !== null,
    actor,
    at,
  })
  const customerId = orderer.customer.id
  const mandateId = await signMandate(trx, placing, { customerId, actor, at })
  const placed = await placeOrder(trx, placing, { version, customerId, actor, at })
  const subscriptionId = await storeSubscription(trx, placing, {
    ...{ version, customerId, mandateId, orderId: placed.id, at },
  })
  const stored = await loadStored(trx, subscriptionId)
  await recordEvent(trx, {
    ...{ customerId, subject: 'subscription', subjectId: stored.id, kind: 'placed', to: stored.state, actor, at },
  })
  const begins = stored.startsOn <= dutchDay(at)
  const invoiceId = begins ? (await beginSubscription(trx, stored, { settings, actor, at }, orderer)).id : null
  if (accountId !== null) {
    const begun = await loadStored(trx, subscriptionId)
    await giveAccess(trx, begun, { userId: accountId, graceDays: settings.graceDays })
  }
  // who orders on the website makes an account on the way
  const needsAccount = placing.takenBy !== undefined && accountId === null
  await queueJob(confirmOrder, { subscriptionId, invoiceId, sharedPapers: papers[order.customer.kind], needsAccount })
  return { orderNumber: placed.number, subscriptionNumber: stored.number, startsOn: stored.startsOn }
}

function actorOf({ order, takenBy }: Placing): Actor {
  return takenBy === undefined ? { kind: 'customer', name: contactOf(order) } : { kind: 'editor', name: takenBy }
}

async function findPlaced(trx: Transaction, idempotencyKey: string): Promise<PlacedSubscription | undefined> {
  return tablesOf(trx)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_orders as o', 'o.id', 's.order_id')
    .select(['o.number as orderNumber', 's.number as subscriptionNumber', 's.starts_on as startsOn'])
    .where('o.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

async function loadStored(trx: Transaction, id: number): Promise<Subscription> {
  const subscription = await findSubscription(trx, id)
  if (!subscription) throw new Error(`Subscription ${id} was not stored`)
  return subscription
}

async function signMandate(
  trx: Transaction,
  { order: { payment }, idempotencyKey, offer: { settings }, address }: Placing,
  { customerId, actor, at }: { customerId: number; actor: Actor; at: Date },
): Promise<number | null> {
  if (payment.method === 'invoice') return null
  const { iban, holder } = payment
  const reference = mandateReferenceOf(idempotencyKey)
  return storeMandate(trx, { customerId, reference, iban, holder, settings, signedFrom: address, actor, at })
}

async function placeOrder(
  trx: Transaction,
  { order, idempotencyKey, address, takenBy, offer: { settings } }: Placing,
  { version, customerId, actor, at }: { version: PlanVersion; customerId: number; actor: Actor; at: Date },
) {
  const { customer, payment, seats, startsAtOnce, reference } = order
  const prices = customer.kind === 'person' ? ('incl' as const) : ('excl' as const)
  const vatId = customer.kind === 'company' ? customer.vatId : null
  const shifted = isVatShifted({ kind: customer.kind, vatId })
  const lines = introLines({ version, seats, prices, isVatShifted: shifted })
  const agreed = {
    ...{ planVersionId: version.id, lines, startsAtOnce, terms: settings.terms.version, from: address },
    ...(takenBy === undefined ? { button } : { takenBy }),
    mandate: payment.method === 'direct-debit' ? settings.mandate : null,
  }
  return storeOrder(trx, {
    ...{ customerId, kind: 'subscription', lines, prices, payment: payment.method, reference, agreed },
    ...{ idempotencyKey, actor, at },
  })
}

interface Stored {
  version: PlanVersion
  customerId: number
  mandateId: number | null
  orderId: number
  at: Date
}

async function storeSubscription(
  trx: Transaction,
  { order, offer: { settings } }: Placing,
  { version, customerId, mandateId, orderId, at }: Stored,
): Promise<number> {
  const { customer, payment, seats, reference, startsAtOnce } = order
  const { startsOn, firstIssueOn, withdrawUntil } = startOf({
    ...{ orderedOn: dutchDay(at), customer: customer.kind, startsAtOnce, print: version.print },
    issues: settings.issues.map(({ publishedOn }) => publishedOn),
  })
  const { id } = await tablesOf(trx)
    .insertInto('gevel_subscriptions')
    .values({
      ...{ customer_id: customerId, order_id: orderId, plan_version_id: version.id, state: 'pending', seats },
      ...{ payment: payment.method, mandate_id: mandateId, reference, starts_on: startsOn, anchor_on: startsOn },
      ...{ paid_until: addDays(startsOn, -1), first_issue_on: firstIssueOn, withdraw_until: withdrawUntil },
      ...{ starts_at_once: startsAtOnce || customer.kind === 'company', created_at: at, changed_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
