import { euVat } from 'stdnum'
import { type EuCountry, isEuCountry } from './eu-countries.ts'
import { normaliseIdentifier } from './normalise.ts'

/** What follows the prefix (VIES FAQ, question 11): `stdnum` pads a number that is too short with zeros. */
const formats: Readonly<Record<EuCountry, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B(?!00)\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/**
 * Reads a VAT identification number of a member of the EU: its prefix, format and check digits. A Dutch one passes the 11-test of companies
 * or modulo 97 of sole traders; the number of a sole trader that contains a citizen service number passes too, so it is never logged.
 * Loads the rules of all countries: for servers.
 * @returns it in upper case without separators, `NL004495445B01`; null for an invalid one
 */
export function readVatId(text: string): string | null {
  const vatId = normaliseIdentifier(text)
  const country = countryOfVatId(vatId)
  const number = vatId.slice(2)
  if (!country || !formats[country].test(number)) return null
  return euVat[country]?.some((rule) => rule.validate(number).isValid) ? vatId : null
}

/** The country of a VAT id, by its prefix; null for one outside the EU. Greece has EL, and not its ISO code. */
export function countryOfVatId(vatId: string): EuCountry | null {
  const prefix = vatId.slice(0, 2)
  if (prefix === 'EL') return 'GR'
  return prefix !== 'GR' && isEuCountry(prefix) ? prefix : null
}
