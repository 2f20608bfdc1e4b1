import type { Party } from '@gevel/contract/ledger'
import type { BillingSettings } from './billing-settings'

/** The publisher as the seller of an invoice. */
export function sellerOf(settings: BillingSettings): Party {
  const { name, address, kvk, vatId, iban, creditorId, email } = settings
  return {
    ...{ name, kvk, vatId, iban, creditorId, email, country: 'NL' },
    ...{ street: address.street ?? '', postcode: address.postcode ?? '', city: address.city ?? '' },
  }
}
