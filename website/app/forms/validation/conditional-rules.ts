import type { FormKitNode } from '@formkit/core'
import type { FormKitValidationRule } from '@formkit/validation'
import { iban } from './iban.ts'

/** Rules of fields that are only read while another field has a value: `required_when:method,direct-debit`. */

function applies(node: FormKitNode, field: unknown, value: unknown): boolean {
  return node.at(String(field))?.value === value
}

const required_when: FormKitValidationRule = (node, field, value) => {
  const isFilled = typeof node.value === 'string' ? node.value.trim() !== '' : node.value === true
  return isFilled || !applies(node, field, value)
}
required_when.skipEmpty = false

/** `iban`, as in requirements §5. */
const iban_when: FormKitValidationRule = (node, field, value) => !applies(node, field, value) || iban(node)
Object.assign(iban_when, {
  blocking: iban.blocking,
  skipEmpty: iban.skipEmpty,
  force: iban.force,
  debounce: iban.debounce,
})

export const conditionalRules = { required_when, iban_when }
