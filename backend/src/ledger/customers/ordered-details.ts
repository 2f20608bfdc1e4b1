import type { OrderAddress, OrderCustomer } from '@gevel/contract/subscriptions'
import type { CustomerDetails } from './customer'

/** The details of a customer as an order has them. */
export function detailsOfCustomer({
  customer,
  address,
}: {
  customer: OrderCustomer
  address: OrderAddress
}): CustomerDetails {
  const company =
    customer.kind === 'company'
      ? { contact: customer.contact, kvk: customer.kvk, vatId: customer.vatId }
      : { contact: null, kvk: null, vatId: null }
  return { kind: customer.kind, name: customer.name, email: customer.email, ...company, ...address }
}
