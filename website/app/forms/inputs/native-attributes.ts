import type { InputHTMLAttributes } from 'react'
import type { LabelledField, NumberField, TextField, Validation } from '../schema/fields.ts'
import { lengthLimit } from '../schema/limits.ts'
import { namedRules } from '../schema/named-rules.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLElement>,
  'required' | 'minLength' | 'maxLength' | 'min' | 'max' | 'step' | 'pattern' | 'autoComplete' | 'inputMode'
>

/** Whether a field is required; HTML has no such attribute for a group of checkboxes. */
export function isRequired({ validation = '' }: { validation?: Validation }): boolean {
  return namedRules(validation).some(({ name }) => name === 'required' || name === 'accepted' || name === 'iban')
}

/** Whether a field may always be left empty: what is required for a value of another field only is neither marked nor required. */
export function isOptional(field: { validation?: Validation }): boolean {
  return !isRequired(field) && namedRules(field.validation ?? '').every(({ name }) => !name.endsWith('_when'))
}

/**
 * The rules that HTML has too, so that the browser checks them before FormKit is loaded. A long line is truncated while
 * typing, but neither a password, of which nobody would see what is missing, nor a text, of which a pasted end would be lost.
 */
export function textAttributes(field: TextField): Native {
  const attributes = { required: isRequired(field), autoComplete: field.autocomplete, inputMode: field.inputMode }
  if (field.type === 'date') return { ...attributes, ...datesOf(field) }
  if (!isWritten(field)) return attributes
  const { minLength, maxLength } = lengthsOf(field)
  if (field.type === 'textarea') return { ...attributes, minLength }
  return {
    ...attributes,
    minLength,
    maxLength: maxLength ?? (field.type === 'password' ? undefined : lengthLimit(field)),
  }
}

export function numberAttributes(field: NumberField): Native {
  // a range is never empty, so HTML has no `required` for it
  return { required: field.type === 'number' && isRequired(field), min: field.min, max: field.max, step: field.step }
}

function isWritten({ type }: TextField): boolean {
  return ['text', 'email', 'password', 'tel', 'url', 'textarea'].includes(type)
}

function lengthsOf({ validation = '' }: LabelledField): Native {
  const length = namedRules(validation).find(({ name }) => name === 'length')
  if (!length) return {}
  const [least, most] = length.args.map(Number)
  return { minLength: least, ...(most !== undefined && { maxLength: most }) }
}

function datesOf({ validation = '' }: LabelledField): Native {
  const between = namedRules(validation).find(({ name }) => name === 'date_between')
  return between ? { min: String(between.args[0]), max: String(between.args[1]) } : {}
}
