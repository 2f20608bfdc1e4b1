import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Four digits and two letters; SA, SD and SS are not issued. */
const dutch = /^([1-9]\d{3}) ?(?!SA|SD|SS)([A-Z]{2})$/
/** The library accepts a leading zero. */
const belgian = /^[1-9]\d{3}$/

/**
 * Reads a postcode of a country by its format.
 * @param country ISO 3166-1 alpha-2
 * @returns it as it is written there: "1011 AB"; null for an invalid one
 */
export function readPostcode(text: string, country: string): string | null {
  const postcode = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  if (country === 'NL') {
    const [, digits, letters] = dutch.exec(postcode) ?? []
    return digits && letters ? `${digits} ${letters}` : null
  }
  if (country === 'BE') return belgian.test(postcode) ? postcode : null
  if (!postcodeValidatorExistsForCountry(country)) return postcode || null
  return postcodeValidator(postcode, country) ? postcode : null
}
