import type { CustomerKind } from '@gevel/contract/ledger'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { lockSubscription, type Subscription } from '../subscriptions/subscription'

/** An order that a statement names. */
export interface WithdrawableOrder {
  id: number
  number: string
  customerId: number
  customerKind: CustomerKind
  customerName: string
  /** where mails about the order go */
  email: string
  /** in lower case: that of the order, and those of the accounts that act for its customer */
  addresses: string[]
  /** undefined for an order of something else */
  subscription: Subscription | undefined
}

/** The number of an order as people type it: `B2026-000123`, `b 2026 000123`, `B-2026-000123`. */
const typedNumber = /(?<![\p{L}\p{N}])b[\s.-]*(\d{4})[\s.-]*(\d{6})(?!\d)/iu

/** The order whose number is in a text, with its subscription locked; undefined without one. */
export async function findWithdrawableOrder(trx: Transaction, text: string): Promise<WithdrawableOrder | undefined> {
  const number = orderNumberIn(text)
  if (number === undefined) return undefined
  const order = await tablesOf(trx)
    .selectFrom('gevel_orders as o')
    .innerJoin('gevel_customers as c', 'c.id', 'o.customer_id')
    .leftJoin('gevel_subscriptions as s', 's.order_id', 'o.id')
    .select(['o.id', 'o.number', 'c.id as customerId', 'c.kind as customerKind', 'c.name', 'c.contact', 'c.email'])
    .select('s.id as subscriptionId')
    .where('o.number', '=', number)
    .executeTakeFirst()
  if (!order) return undefined
  const { subscriptionId, name, contact, ...row } = order
  return {
    ...row,
    customerName: contact ?? name,
    addresses: [order.email.toLowerCase(), ...(await addressesOfAccounts(trx, order.customerId))],
    subscription: subscriptionId === null ? undefined : await lockSubscription(trx, subscriptionId),
  }
}

/** The number of an order in a text, as it is stored. */
export function orderNumberIn(text: string): string | undefined {
  const [, year, count] = typedNumber.exec(text) ?? []
  return year && count && `B${year}-${count}`
}

async function addressesOfAccounts(trx: Transaction, customerId: number): Promise<string[]> {
  const rows: { email: string }[] = await trx('gevel_customer_people as p')
    .join('up_users as u', 'u.id', 'p.user_id')
    .where('p.customer_id', customerId)
    .select(trx.raw('lower(u.email) AS email'))
  return rows.map(({ email }) => email)
}
