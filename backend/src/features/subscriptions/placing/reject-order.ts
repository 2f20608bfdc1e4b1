import { dutchDay } from '@gevel/contract/dutch-day'
import { isFor, isOnSale, type Plan } from '@gevel/contract/plans'
import { type SubscriptionOrder, subscriptionErrors } from '@gevel/contract/subscriptions'
import type { Knex } from 'knex'
import type { BillingSettings } from '../../../content/billing/billing-settings'
import { domainError } from '../../../platform/errors/domain-error'
import { findVersion } from '../../plans/load-plans'

export type Order = SubscriptionOrder

/** Who orders, by name. */
export function contactOf({ customer }: Pick<Order, 'customer'>): string {
  return customer.kind === 'company' ? customer.contact : customer.name
}

/**
 * Finds the plan of an order among those that are sold now.
 * @throws `subscriptions/plan-off-sale`, or `subscriptions/plan-changed` when another version is sold than the customer saw
 */
export async function findOrderedPlan(
  knex: Knex,
  plans: readonly Plan[],
  { planVersionId }: Order,
  at: Date,
): Promise<Plan> {
  const plan = plans.find(({ version }) => version.id === planVersionId)
  if (plan && isOnSale(plan, dutchDay(at))) return plan
  const seen = plan ? undefined : await findVersion(knex, planVersionId)
  const isStillSold = seen && plans.some((one) => one.version.slug === seen.slug && isOnSale(one, dutchDay(at)))
  throw domainError(subscriptionErrors, isStillSold ? 'subscriptions/plan-changed' : 'subscriptions/plan-off-sale')
}

/**
 * Rejects what the plan or the publisher does not sell.
 * @throws the codes of `subscriptionErrors`
 */
export function rejectOrder(order: Order, { version }: Plan, settings: BillingSettings): void {
  const { customer, payment, seats, address } = order
  const reject = (code: keyof typeof subscriptionErrors) => {
    throw domainError(subscriptionErrors, code)
  }
  if (!isFor(version, customer.kind)) reject('subscriptions/other-audience')
  if (seats < version.seats || (seats > version.seats && !version.extraSeat)) reject('subscriptions/seats')
  if (version.print && !settings.countries.includes(address.country)) reject('subscriptions/country')
  if (order.termsVersion !== settings.terms.version) reject('subscriptions/terms-changed')
  if (payment.method !== 'direct-debit') return
  if (settings.creditorId === null || payment.mandate.textVersion !== settings.mandate.version)
    reject('subscriptions/terms-changed')
}
