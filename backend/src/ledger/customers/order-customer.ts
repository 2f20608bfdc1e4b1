import type { Transaction } from '../../platform/database/transaction'
import type { Actor } from '../events/record-event'
import { changeCustomer } from './change-customer'
import { createCustomer } from './create-customer'
import { type Customer, type CustomerDetails, customersOfAccount } from './customer'

/** Who orders, in the transaction that places the order. */
export interface Orderer {
  /** locked */
  customer: Customer
  hasOrderedBefore: boolean
}

interface Ordering {
  /** whose order it is; null for nobody's yet */
  accountId: number | null
  /** whether that account is logged in: an address that was only typed proves nothing */
  isProved: boolean
  actor: Actor
  at: Date
}

/**
 * The customer of an order: the one that the logged-in account has already, with the details of this order, or a new one. A person and
 * a company of one account are two customers. Who only typed the address of an account gets a new one: otherwise anybody could
 * change where the invoices of its other subscriptions go.
 * @returns the customer, locked
 */
export async function orderCustomer(trx: Transaction, details: CustomerDetails, ordering: Ordering): Promise<Orderer> {
  const { accountId, isProved, actor, at } = ordering
  const known = accountId === null || !isProved ? [] : await customersOfAccount(trx, accountId)
  const own = known.find(({ kind, role, anonymisedAt }) => kind === details.kind && role === 'owner' && !anonymisedAt)
  if (!own)
    return { customer: await createCustomer(trx, { details, ownerId: accountId, actor, at }), hasOrderedBefore: false }
  const { kind: _, ...change } = details
  await changeCustomer(trx, own.id, change, { actor, at })
  return { customer: { ...own, ...change }, hasOrderedBefore: true }
}
