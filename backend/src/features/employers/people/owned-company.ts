import type { Knex } from 'knex'
import { lockCustomer } from '../../../ledger/customers/customer'
import type { Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { companiesOf, type OwnCompany } from './company-people'

/**
 * A company that an account owns, by the number of the customer.
 * @throws 404 for every other one, also one of which the account is a member
 */
export async function findOwned(knex: Knex, userId: number, number: string): Promise<OwnCompany> {
  const companies = await companiesOf(knex, userId)
  // paths are in lower case
  const own = companies.find((company) => company.number === number.toUpperCase() && company.role === 'owner')
  if (!own) throw notFound()
  return own
}

/** `findOwned`, locked until the transaction ends: its people change one after the other. */
export async function lockOwned(trx: Transaction, userId: number, number: string): Promise<OwnCompany> {
  const { customerId } = await findOwned(trx, userId, number)
  await lockCustomer(trx, customerId)
  // again: it may own the company no more
  return findOwned(trx, userId, number)
}
