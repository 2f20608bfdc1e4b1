/**
 * Whether a SEPA creditor identifier is valid (EPC262-08): its check digits are those of the country and the national part; the
 * business code in positions 5 to 7 is free.
 */
export function isCreditorId(identifier: string): boolean {
  const [, start = '', national] = /^([A-Z]{2}\d\d)[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(identifier) ?? []
  return national !== undefined && hasValidCheckDigits(national + start)
}

/** Whether the check digits of an IBAN in its electronic format are right (ISO 13616). */
export function isIban(iban: string): boolean {
  return /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban) && hasValidCheckDigits(iban.slice(4) + iban.slice(0, 4))
}

/** ISO 7064 mod 97-10, with letters as numbers from 10. */
function hasValidCheckDigits(text: string): boolean {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
