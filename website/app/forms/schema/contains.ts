import type { Field, Fields } from './fields.ts'

/** Whether a form has a field of this type somewhere. Those with files are sent in parts. */
export function contains(fields: Fields, type: Field['type']): boolean {
  return Object.values(fields).some(
    (field) =>
      field.type === type || ((field.type === 'group' || field.type === 'list') && contains(field.fields, type)),
  )
}
