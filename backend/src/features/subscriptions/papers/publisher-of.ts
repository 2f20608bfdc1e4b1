import type { BillingSettings } from '../../../content/billing/billing-settings'
import type { Publisher } from '../../../ledger/papers/publisher'
import { loadSender } from '../../../platform/mail/sender'

/** The publisher as on the documents of an order. */
export async function publisherOf({ name, address, kvk, vatId, email }: BillingSettings): Promise<Publisher> {
  const { brand } = await loadSender()
  return {
    ...{ brand, name, country: 'NL', kvk, vatId, email },
    ...{ street: address.street ?? '', postcode: address.postcode ?? '', city: address.city ?? '' },
  }
}
