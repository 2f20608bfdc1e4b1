import type { BillingSettings } from '../../content/billing/billing-settings'
import type { Publisher } from './letterhead'

/** The publisher as on the documents of an order. */
export function publisherOf({ brand, name, address, kvk, vatId, email }: BillingSettings): Publisher {
  return {
    ...{ brand, name, country: 'NL', kvk, vatId, email },
    ...{ street: address.street ?? '', postcode: address.postcode ?? '', city: address.city ?? '' },
  }
}
