import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { normaliseIdentifier } from './normalise.ts'

/**
 * Reads a bank account number: length and structure by country, and the checksum of ISO 13616.
 * @returns it in the electronic format, `NL91ABNA0417164300`; null for an invalid one
 */
export function readIban(text: string): string | null {
  const iban = electronicFormatIBAN(normaliseIdentifier(text))
  return iban !== null && isValidIBAN(iban) ? iban : null
}

/** Members since 2024 to 2026, which the library does not have yet (European Payments Council, EPC409-09). */
const latestMembers = ['AL', 'MD', 'ME', 'MK', 'RS']

/** Whether an account can be debited by SEPA: whether its country is a member. */
export function isSepaIban(iban: string): boolean {
  const country = iban.slice(0, 2)
  return isSEPACountry(country) || latestMembers.includes(country)
}

/** An account number as people read it: "NL91 ABNA 0417 1643 00". */
export function formatIban(iban: string): string {
  return friendlyFormatIBAN(iban) ?? iban
}
