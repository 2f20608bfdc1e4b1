import type { Entries, Entry } from './entries.ts'
import type { Field, Fields } from './fields.ts'
import { asEntries, asRows } from './keep.ts'

/** The initial entries of a form: of a failure, else of known values, else the defaults of its fields. */
export function startEntries(fields: Fields, known: unknown, kept: Entries | undefined): Entries {
  const before = asEntries(known)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, startEntry(field, before[name], kept?.[name])]),
  )
}

function startEntry(field: Field, known: unknown, kept: Entry): Entry {
  switch (field.type) {
    case 'group':
      return startEntries(field.fields, known, kept === undefined ? undefined : asEntries(kept))
    case 'list':
      return startRows(field, known, kept)
    case 'file':
      return undefined
    case 'number':
    case 'range':
      return kept ?? asText(known ?? field.value)
    case 'button':
    case 'submit':
      return field.value
    case 'checkbox':
      return kept ?? asChoices(known ?? field.value)
    default:
      return kept ?? (Array.isArray(known) ? asChoices(known) : asText(known ?? field.value))
  }
}

function startRows(field: Extract<Field, { type: 'list' }>, known: unknown, kept: Entry): Entries[] {
  const rows = kept === undefined ? asRows(known) : asRows(kept)
  const missing = kept === undefined ? Math.max(0, (field.minRows ?? 0) - rows.length) : 0
  const all = [...rows, ...Array.from({ length: missing }, () => ({}))]
  return all.map((row) =>
    startEntries(field.fields, kept === undefined ? row : undefined, kept === undefined ? undefined : row),
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function asChoices(value: unknown): boolean | string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value === true
}
