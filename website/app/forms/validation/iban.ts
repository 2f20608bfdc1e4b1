import type { FormKitValidationRule } from '@formkit/validation'
import { readIban } from '@gevel/contract/identifiers/iban'

/**
 * A bank account number: length and structure by country, and the checksum of ISO 13616. Requirements §5: blocking,
 * not skipped when empty, always run, 20 ms after the last change. Spaces and lower case are allowed.
 */
export const iban: FormKitValidationRule = ({ value }) => readIban(String(value ?? '')) !== null
iban.ruleName = 'iban'
iban.blocking = true
iban.skipEmpty = false
iban.force = true
iban.debounce = 20
