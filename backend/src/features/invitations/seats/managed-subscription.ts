import type { Knex } from 'knex'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { lockSubscription } from './seat-purpose'

/** A subscription whose seats an account may give and take. */
export interface ManagedSubscription {
  id: number
  customerId: number
  seats: number
  /** of the account */
  role: 'owner' | 'manager'
}

/**
 * A subscription of a customer that the account acts for, by its number.
 * @throws 404 for every other one, also one of which the account only has a seat
 */
export async function findManaged(knex: Knex, userId: number, number: string): Promise<ManagedSubscription> {
  const row = await tablesOf(knex)
    .selectFrom('gevel_subscriptions as s')
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 's.customer_id')
    .select(['s.id', 's.customer_id as customerId', 's.seats', 'p.role'])
    // paths are in lower case
    .where('s.number', '=', number.toUpperCase())
    .where('p.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** `findManaged`, locked until the transaction ends. */
export async function lockManaged(trx: Transaction, userId: number, number: string): Promise<ManagedSubscription> {
  const { id } = await findManaged(trx, userId, number)
  await lockSubscription(trx, id)
  // again: the seats, or the right to give them, may have changed while it waited
  return findManaged(trx, userId, number)
}
