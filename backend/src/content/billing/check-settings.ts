import { isEuCountry } from '@gevel/contract/identifiers/eu-countries'
import { isSepaIban, readIban } from '@gevel/contract/identifiers/iban'
import { readKvk } from '@gevel/contract/identifiers/kvk'
import { normaliseIdentifier } from '@gevel/contract/identifiers/normalise'
import { readVatId } from '@gevel/contract/identifiers/vat-id'
import type { TextChecks } from '../../platform/feature/feature'

/** The checks of the publisher's numbers: a wrong one would be on every invoice, or have the bank refuse every file. */
export const billingChecks: TextChecks = {
  'api::billing-setting.billing-setting': {
    iban: check((text) => isSepaIban(readIban(text) ?? ''), 'Dit IBAN klopt niet. Kijk het nog eens na.'),
    kvk: check((text) => readKvk(text) !== null, 'Een KvK-nummer heeft acht cijfers.'),
    vatId: check((text) => readVatId(text) !== null, 'Dit btw-id klopt niet. Kijk het nog eens na.'),
    creditorId: check(isCreditorId, 'Dit incassant-ID klopt niet. Kijk het na bij uw bank.'),
    countries: check(areCountries, 'Vul landcodes van de Europese Unie in met komma’s, zoals NL, BE.'),
  },
}

function check(isRight: (text: string) => boolean, sentence: string) {
  return (text: string) => {
    if (!isRight(text)) throw new Error(sentence)
  }
}

/**
 * Whether a creditor identifier passes ISO 7064 modulo 97-10: what follows the business code and then the first four characters, with
 * letters as numbers from 10. The business code, characters 5 to 7, is not checked (EPC262-08).
 */
export function isCreditorId(text: string): boolean {
  const id = normaliseIdentifier(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id)) return false
  const digits = Array.from(id.slice(7) + id.slice(0, 4), (character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

function areCountries(text: string): boolean {
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  return codes.every(isEuCountry) && new Set(codes).size === codes.length
}
