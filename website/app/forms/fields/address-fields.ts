import { countryName } from '@gevel/contract/identifiers/eu-countries'
import { readPostcode } from '@gevel/contract/identifiers/postcode'
import { countryOptions } from './country-options.ts'

/**
 * An address for invoices.
 * @param countries to choose from, ISO 3166-1 alpha-2
 */
export function addressFields(countries: readonly string[]) {
  return {
    street: {
      type: 'text',
      label: 'Straat en huisnummer',
      validation: 'required',
      autocomplete: 'street-address',
      maxLength: 100,
    },
    postcode: {
      type: 'text',
      label: 'Postcode',
      validation: 'required',
      autocomplete: 'postal-code',
      maxLength: 12,
    },
    city: { type: 'text', label: 'Plaats', validation: 'required', autocomplete: 'address-level2', maxLength: 80 },
    country: {
      type: 'select',
      label: 'Land',
      validation: 'required',
      options: countryOptions(countries),
      value: countries.includes('NL') ? 'NL' : '',
      autocomplete: 'country',
    },
  } as const
}

interface AddressValues {
  street: string
  postcode: string
  city: string
  country: string
}

/** What the rules of single fields cannot say of an address. */
export function addressProblems({ postcode, country }: Pick<AddressValues, 'postcode' | 'country'>): {
  postcode?: string
} {
  if (readPostcode(postcode, country)) return {}
  return {
    postcode:
      country === 'NL' ? 'Vul een postcode in zoals 1234 AB.' : `Dit is geen postcode van ${countryName(country)}.`,
  }
}

/** An address in lines. */
export function addressText({ street, postcode, city, country }: AddressValues): string {
  return [
    street,
    `${readPostcode(postcode, country) ?? postcode} ${city}`,
    ...(country === 'NL' ? [] : [countryName(country)]),
  ].join('\n')
}
