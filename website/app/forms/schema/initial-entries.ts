import type { Entries, Entry } from './entries.ts'
import type { Field, Fields } from './fields.ts'
import { asEntries, asRows } from './preserved-entries.ts'

/** The initial entries of a form: of a failure, else of known values, else the defaults of its fields. */
export function initialEntries(fields: Fields, known: unknown, preserved: Entries | undefined): Entries {
  const before = asEntries(known)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, initialEntry(field, before[name], preserved?.[name])]),
  )
}

function initialEntry(field: Field, known: unknown, preserved: Entry): Entry {
  switch (field.type) {
    case 'group':
      return initialEntries(field.fields, known, preserved === undefined ? undefined : asEntries(preserved))
    case 'list':
      return initialRows(field, known, preserved)
    case 'file':
      return undefined
    case 'number':
    case 'range':
      return preserved ?? asText(known ?? field.value)
    case 'button':
    case 'submit':
      return field.value
    case 'checkbox':
      return preserved ?? asChoices(known ?? field.value)
    default:
      return preserved ?? (Array.isArray(known) ? asChoices(known) : asText(known ?? field.value))
  }
}

function initialRows(field: Extract<Field, { type: 'list' }>, known: unknown, preserved: Entry): Entries[] {
  const rows = preserved === undefined ? asRows(known) : asRows(preserved)
  const missing = preserved === undefined ? Math.max(0, (field.minRows ?? 0) - rows.length) : 0
  const all = [...rows, ...Array.from({ length: missing }, () => ({}))]
  return all.map((row) =>
    initialEntries(field.fields, preserved === undefined ? row : undefined, preserved === undefined ? undefined : row),
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function asChoices(value: unknown): boolean | string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value === true
}
