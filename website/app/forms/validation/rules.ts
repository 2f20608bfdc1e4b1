import * as formkitRules from '@formkit/rules'
import type { FormKitValidationRules } from '@formkit/validation'
import type { Field, Rule, Validation } from '../schema/fields.ts'
import { lengthLimit } from '../schema/limits.ts'
import { namedRules } from '../schema/named-rules.ts'
import { conditionalRules } from './conditional-rules.ts'
import { fieldRules } from './field-rules.ts'
import { iban } from './iban.ts'
import { isFormatted } from './value-formats.ts'

/** All rules: FormKit's by their own names (requirements §5), `iban`, those of the field types, and those that depend on another field. */
export const rules: FormKitValidationRules = { ...formkitRules, ...fieldRules, ...conditionalRules, iban }

/**
 * The rules of a field for FormKit: first those of its type, which limit the input of the others, then its own.
 * @throws Error for an unknown rule: FormKit would ignore it silently
 */
export function rulesOf(field: Field): string | Rule[] {
  const implied = impliedRules(field)
  const own: Validation = 'validation' in field ? (field.validation ?? '') : ''
  const all =
    typeof own === 'string'
      ? [...implied, ...(own ? [own] : [])].join('|')
      : [...implied.map(asRule), ...own.map((rule): Rule => [...rule])]
  checkKnown(all)
  return all
}

function impliedRules(field: Field): string[] {
  switch (field.type) {
    case 'number':
    case 'range':
      return [
        'length:0,30',
        'value_format',
        ...(field.min === undefined ? [] : [`min:${field.min}`]),
        ...(field.max === undefined ? [] : [`max:${field.max}`]),
      ]
    case 'radio':
    case 'select':
    case 'checkbox':
      return field.type === 'checkbox' && !field.options ? [] : ['offered']
    case 'file':
      return ['file_count', 'file_size', 'file_type']
    case 'list':
      return [`row_count:${field.minRows ?? 0},${field.maxRows}`]
    case 'group':
    case 'submit':
    case 'button':
      return []
    default:
      return [`length:0,${lengthLimit(field)}`, ...(isFormatted(field.type) ? ['value_format'] : [])]
  }
}

function asRule(rule: string): Rule {
  const [name = '', args] = rule.split(':')
  return [name, ...(args?.split(',') ?? [])]
}

function checkKnown(validation: Validation): void {
  for (const { name } of namedRules(validation)) {
    if (!Object.hasOwn(rules, name)) throw new Error(`There is no rule '${name}' for fields of forms`)
  }
}
