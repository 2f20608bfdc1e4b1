import type { FormSchema } from './define-form.ts'
import { type Entries, type Entry, filesSent } from './entries.ts'
import type { Field, Fields } from './fields.ts'
import { asEntries, asRows } from './preserved-entries.ts'
import type { FormValues } from './values.ts'

/** Converts valid entries into the values of a form; files come from the sent body. */
export function typedValues<S extends FormSchema>(schema: S, entries: Entries, sent: FormData): FormValues<S> {
  // the rules have validated what the types say of each field
  return valuesOf(schema.fields, entries, sent, '') as FormValues<S>
}

function valuesOf(fields: Fields, entries: Entries, sent: FormData, above: string): Record<string, unknown> {
  const named = Object.entries(fields).filter(([, { type }]) => type !== 'button')
  return Object.fromEntries(
    named.map(([name, field]) => [name, valueAs(field, entries[name], sent, above + name)] as const),
  )
}

function valueAs(field: Field, entry: Entry, sent: FormData, address: string): unknown {
  switch (field.type) {
    case 'number':
    case 'range':
      return entry === '' ? undefined : Number(entry)
    case 'file': {
      const files = filesSent(field, sent, address)
      return field.multiple ? files : files[0]
    }
    case 'group':
      return valuesOf(field.fields, asEntries(entry), sent, `${address}.`)
    case 'list':
      return asRows(entry).map((row, index) => valuesOf(field.fields, row, sent, `${address}.${index}.`))
    default:
      return entry
  }
}
