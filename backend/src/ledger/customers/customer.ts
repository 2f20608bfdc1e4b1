import type { CustomerKind, CustomerRole } from '@gevel/contract/ledger'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'

/** A person or company that orders, with the address that invoices get. */
export interface CustomerDetails {
  kind: CustomerKind
  /** of the person, or of the company */
  name: string
  /** who orders for the company; null for a person */
  contact: string | null
  email: string
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  /** eight digits; null for a person */
  kvk: string | null
  /** upper case without spaces; null for a person */
  vatId: string | null
}

export interface Customer extends CustomerDetails {
  id: number
  number: string
  anonymisedAt: Date | null
}

/**
 * Loads a customer and locks it until the transaction ends: what changes its invoices and payments happens one after the other.
 * `NO KEY UPDATE` does not wait for transactions that only refer to it, which two that wrote about it would do for each other.
 * @throws Error when there is none
 */
export async function lockCustomer(trx: Transaction, id: number): Promise<Customer> {
  const row = await customers(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Error(`There is no customer ${id}`)
  return row
}

/** undefined when there is none */
export function findCustomer(knex: Knex, id: number): Promise<Customer | undefined> {
  return customers(knex).where('id', '=', id).executeTakeFirst()
}

/** The customers for which an account acts, the oldest first. */
export function customersOfAccount(knex: Knex, userId: number): Promise<(Customer & { role: CustomerRole })[]> {
  return customers(knex)
    .innerJoin('gevel_customer_people as p', 'p.customer_id', 'id')
    .select('p.role')
    .where('p.user_id', '=', userId)
    .orderBy('id')
    .execute()
}

function customers(knex: Knex) {
  return tablesOf(knex)
    .selectFrom('gevel_customers')
    .select(['id', 'number', 'kind', 'name', 'contact', 'email', 'street', 'postcode', 'city', 'country', 'kvk'])
    .select(['vat_id as vatId', 'anonymised_at as anonymisedAt'])
}
