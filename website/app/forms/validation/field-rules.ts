import type { FormKitNode } from '@formkit/core'
import type { FormKitValidationRule } from '@formkit/validation'
import type { FileFacts } from '../schema/entries.ts'
import type { Field } from '../schema/fields.ts'
import { fileLimit } from '../schema/limits.ts'
import { hasFormat, isFormatted } from './value-formats.ts'

/** The field of a node. */
export function fieldOf(node: FormKitNode): Field | undefined {
  return node.props.field
}

/** The choice is one of the options. */
const offered: FormKitValidationRule = (node) => {
  const field = fieldOf(node)
  if (!field || !('options' in field) || !field.options) return true
  const optionValues = new Set(field.options.map(({ value }) => value))
  const chosen: unknown[] = Array.isArray(node.value) ? node.value : [node.value]
  return chosen.every((value) => typeof value === 'string' && optionValues.has(value))
}

/** A date, a time or a colour is in the format of native fields. */
const value_format: FormKitValidationRule = (node) => {
  const type = fieldOf(node)?.type ?? ''
  return !isFormatted(type) || hasFormat(type, String(node.value))
}

const file_type: FormKitValidationRule = (node) => {
  const field = fieldOf(node)
  return field?.type !== 'file' || filesOf(node).every(({ type }) => field.accept.includes(type))
}

const file_size: FormKitValidationRule = (node) => {
  const field = fieldOf(node)
  return field?.type !== 'file' || filesOf(node).every(({ size }) => size <= field.maxBytes)
}

const file_count: FormKitValidationRule = (node) => {
  const field = fieldOf(node)
  return field?.type !== 'file' || filesOf(node).length <= fileLimit(field)
}

/** A list has an allowed number of rows. */
const row_count: FormKitValidationRule = ({ value }, least, most) => {
  const rows = Array.isArray(value) ? value.length : 0
  return rows >= Number(least) && rows <= Number(most)
}
row_count.skipEmpty = false

function filesOf({ value }: FormKitNode): readonly FileFacts[] {
  return Array.isArray(value) ? value : []
}

/** Rules that follow from the type of a field, beside those of FormKit. */
export const fieldRules = { offered, value_format, file_type, file_size, file_count, row_count }
