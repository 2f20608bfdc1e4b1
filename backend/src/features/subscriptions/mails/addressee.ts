import type { Knex } from 'knex'
import { findCustomer } from '../../../ledger/customers/customer'

/** To whom mails about a customer's orders and invoices go. */
export async function findAddressee(knex: Knex, customerId: number): Promise<{ name: string; email: string }> {
  const customer = await findCustomer(knex, customerId)
  if (!customer) throw new Error(`There is no customer ${customerId}`)
  return { name: customer.contact ?? customer.name, email: customer.email }
}
