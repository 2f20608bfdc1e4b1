import type { Field, Fields } from './fields.ts'

/** The field at an address such as `address.street` or `guests.0.name`; undefined when the form has none there. */
export function fieldAt(fields: Fields, address: string): Field | undefined {
  return find(fields, address.split('.'))
}

/** The label of that field; in a list with that of the row. */
export function labelAt(fields: Fields, address: string): string {
  const label = fieldAt(fields, address)?.label ?? ''
  const row = /^(.+?)\.(\d+)\./.exec(address)
  const list = row?.[1] === undefined ? undefined : fieldAt(fields, row[1])
  return list?.type === 'list' ? `${list.rowLabel} ${Number(row?.[2]) + 1}, ${label}` : label
}

function find(fields: Fields, [name = '', ...rest]: string[]): Field | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (rest.length === 0 || !field) return field
  if (field.type === 'group') return find(field.fields, rest)
  return field.type === 'list' && rest.length > 1 ? find(field.fields, rest.slice(1)) : undefined
}
