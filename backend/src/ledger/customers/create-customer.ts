import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import { type Actor, recordEvent } from '../events/record-event'
import { queueVatIdCheck } from '../vies/check-vat-id'
import type { Customer, CustomerDetails } from './customer'

interface NewCustomer {
  details: CustomerDetails
  /** the account that orders; null while it is still being registered */
  ownerId: number | null
  actor: Actor
  at: Date
}

/** Stores a customer, with the account that owns it; its VAT id is checked by a job. */
export async function createCustomer(
  trx: Transaction,
  { details, ownerId, actor, at }: NewCustomer,
): Promise<Customer> {
  const { vatId, ...columns } = details
  const customer = await tablesOf(trx)
    .insertInto('gevel_customers')
    .values({ ...columns, vat_id: vatId, created_at: at, changed_at: at })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  if (ownerId !== null) await storePerson(trx, { customerId: customer.id, userId: ownerId, role: 'owner', at })
  await recordEvent(trx, {
    ...{ customerId: customer.id, subject: 'customer', subjectId: customer.id, kind: 'created', actor, at },
  })
  await queueVatIdCheck(customer.id, vatId)
  return { ...details, ...customer, anonymisedAt: null }
}

/** Lets an account act for a customer; one that already does gets the role. */
export async function addPerson(
  trx: Transaction,
  customerId: number,
  userId: number,
  role: 'owner' | 'manager',
  at: Date,
): Promise<void> {
  await storePerson(trx, { customerId, userId, role, at })
  // somebody acts for it again
  await tablesOf(trx)
    .updateTable('gevel_customers')
    .set({ account_removed_at: null })
    .where('id', '=', customerId)
    .where('account_removed_at', 'is not', null)
    .execute()
}

interface NewPerson {
  customerId: number
  userId: number
  role: 'owner' | 'manager'
  at: Date
}

async function storePerson(trx: Transaction, { customerId, userId, role, at }: NewPerson): Promise<void> {
  await tablesOf(trx)
    .insertInto('gevel_customer_people')
    .values({ customer_id: customerId, user_id: userId, role, since: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'user_id']).doUpdateSet({ role }))
    .execute()
}
