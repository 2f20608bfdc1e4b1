import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { isVatShifted } from '@gevel/contract/money/shifted-vat'
import type { PlanVersion } from '@gevel/contract/plans'
import { startOf } from '@gevel/contract/subscription-dates'
import { introLines } from '@gevel/contract/subscription-price'
import { mandateReferenceOf, type PlacedSubscription } from '@gevel/contract/subscriptions'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { type Actor, recordEvent } from '../../../ledger/events/record-event'
import { findPlacedOrder, placeOrder } from '../../../ledger/orders/place-order'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { accountByEmail, lockAccount } from '../../../platform/readers/account'
import { giveAccess } from '../access-days'
import { beginSubscription } from '../life/begin'
import { storeMandate } from '../mandates'
import { findSubscription, type Subscription } from '../subscription'
import { confirmOrder } from './confirm-order'
import { orderCustomer } from './order-customer'
import { contactOf, findOrderedPlan, type Order, rejectOrder } from './reject-order'

interface Placing {
  order: Order
  /** UUID of the form: a repeat places nothing */
  idempotencyKey: string
  /** of who is logged in; null for nobody, then the account with the address of the order, if there is one */
  accountId: number | null
  /** network address of the customer, for the proof of the order and its mandate */
  address: string | null
  settings: BillingSettings
}

/** The text on the button (BW 6:230v lid 3). */
const button = 'Bestelling met betalingsverplichting'

/**
 * Places the order of a subscription, all of it or nothing: customer, mandate, order, subscription, access, first invoice with its
 * documents, and the confirmation mail.
 * @returns what a repeat with the idempotency key returns as well
 * @throws the codes of `subscriptionErrors`
 */
export async function placeSubscription(trx: Transaction, placing: Placing, at: Date): Promise<PlacedSubscription> {
  const { order, idempotencyKey, settings } = placing
  const repeated = await findPlacedOrder(trx, idempotencyKey)
  if (repeated) return findPlaced(trx, repeated.id)
  const plan = await findOrderedPlan(trx, order, at)
  rejectOrder(order, plan, settings)
  const actor: Actor = { kind: 'customer', name: contactOf(order) }
  const accountId = await lockAccount(trx, placing.accountId ?? (await accountByEmail(trx, order.customer.email))?.id)
  const customerId = await orderCustomer(trx, order, { accountId, isProved: placing.accountId !== null, actor, at })
  const mandateId = await signMandate(trx, placing, { customerId, actor, at })
  const placed = await storeOrder(trx, placing, { version: plan.version, customerId, actor, at })
  const id = await storeSubscription(trx, placing, {
    version: plan.version,
    customerId,
    mandateId,
    orderId: placed.id,
    at,
  })
  const stored = await loadStored(trx, id)
  await recordEvent(trx, {
    ...{ customerId, subject: 'subscription', subjectId: id, kind: 'placed', to: stored.state, actor, at },
  })
  if (accountId !== null) await giveAccess(trx, stored, { userId: accountId, graceDays: settings.graceDays })
  const invoice = stored.startsOn <= dutchDay(at) ? await beginSubscription(trx, stored, { settings, actor, at }) : null
  await confirmOrder(trx, {
    order,
    orderNumber: placed.number,
    subscription: await loadStored(trx, id),
    invoice,
    settings,
  })
  return { orderNumber: placed.number, subscriptionNumber: stored.number }
}

async function findPlaced(trx: Transaction, orderId: number): Promise<PlacedSubscription> {
  return tablesOf(trx)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_orders as o', 'o.id', 's.order_id')
    .select(['o.number as orderNumber', 's.number as subscriptionNumber'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

async function loadStored(trx: Transaction, id: number): Promise<Subscription> {
  const subscription = await findSubscription(trx, id)
  if (!subscription) throw new Error(`Subscription ${id} was not stored`)
  return subscription
}

async function signMandate(
  trx: Transaction,
  { order: { payment }, idempotencyKey, settings, address }: Placing,
  { customerId, actor, at }: { customerId: number; actor: Actor; at: Date },
): Promise<number | null> {
  if (payment.method === 'invoice') return null
  const { iban, holder } = payment
  const reference = mandateReferenceOf(idempotencyKey)
  return storeMandate(trx, { customerId, reference, iban, holder, settings, signedFrom: address, actor, at })
}

async function storeOrder(
  trx: Transaction,
  { order, idempotencyKey, address, settings }: Placing,
  { version, customerId, actor, at }: { version: PlanVersion; customerId: number; actor: Actor; at: Date },
) {
  const { customer, payment, seats, startsAtOnce, reference } = order
  const prices = customer.kind === 'person' ? ('incl' as const) : ('excl' as const)
  const vatId = customer.kind === 'company' ? customer.vatId : null
  const shifted = isVatShifted({ kind: customer.kind, vatId })
  const lines = introLines({ version, seats, prices, isVatShifted: shifted })
  const agreed = {
    ...{ planVersionId: version.id, lines, button, startsAtOnce, terms: settings.terms.version, from: address },
    mandate: payment.method === 'direct-debit' ? settings.mandate : null,
  }
  return placeOrder(trx, {
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
  { order, settings }: Placing,
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
