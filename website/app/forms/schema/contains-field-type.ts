import type { Field, Fields } from './fields.ts'

/** Whether a form has a field of this type anywhere. One with files is sent as multipart. */
export function containsFieldType(fields: Fields, type: Field['type']): boolean {
  return Object.values(fields).some(
    (field) =>
      field.type === type ||
      ((field.type === 'group' || field.type === 'list') && containsFieldType(field.fields, type)),
  )
}
