import type { Address } from '@gevel/contract/partners'

export interface AddressRow {
  street: string | null
  postcode: string | null
  city: string | null
  phone: string | null
  email: string | null
}

/** A postal address. */
export function address(row: AddressRow): Address {
  const { street, postcode, city, phone, email } = row
  return {
    street: street || null,
    postcode: postcode || null,
    city: city || null,
    phone: phone || null,
    email: email || null,
  }
}
