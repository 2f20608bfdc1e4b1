import { normaliseIdentifier } from './normalise.ts'

/**
 * Reads a number of the Dutch trade register: eight digits, of which leading zeros count. It has no check digit.
 * @returns the digits; null for anything else, such as the twelve digits of a branch
 */
export function readKvk(text: string): string | null {
  const digits = normaliseIdentifier(text)
  return /^\d{8}$/.test(digits) ? digits : null
}
