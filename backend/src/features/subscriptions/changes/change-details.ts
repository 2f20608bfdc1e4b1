import type { OrderAddress, OrderCustomer } from '@gevel/contract/subscriptions'
import { changeCustomer } from '../../../ledger/customers/change-customer'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import type { Cause } from '../charge'
import { lockSubscription } from '../subscription'

interface Details {
  customer: OrderCustomer
  address: OrderAddress
  reference: string | null
}

/**
 * Changes the details for the invoices to come; those that were issued keep theirs. The reference is of this subscription alone.
 * @throws ValidationError when a person would become a company, and the other way round, or for a country where we do not deliver
 */
export async function changeDetails(trx: Transaction, id: number, details: Details, cause: Cause): Promise<void> {
  const { customer, address, reference } = details
  const { customerId, customerKind, version } = await lockSubscription(trx, id)
  if (customer.kind !== customerKind)
    throw fieldError([{ path: ['customer', 'kind'], message: 'Een particulier wordt geen bedrijf, en andersom.' }])
  if (version.print && !cause.settings.countries.includes(address.country))
    throw fieldError([{ path: ['address', 'country'], message: 'In dit land bezorgen wij niet. Kies een ander land.' }])
  const { kind: _, ...change } = customer
  await changeCustomer(trx, customerId, { ...change, ...address }, cause)
  await tablesOf(trx)
    .updateTable('gevel_subscriptions')
    .set({ reference, changed_at: cause.at })
    .where('id', '=', id)
    .execute()
}
