import { ADD_ROW, REMOVE_ROW } from './define-form.ts'
import { type Entries, readEntries } from './entries.ts'
import type { Fields, ListField } from './fields.ts'
import { asEntries, asRows } from './preserved-entries.ts'

/** A request for one row more or less, sent by the buttons of a list without scripts. */
export interface RowChange {
  kind: 'add' | 'remove'
  /** of the list, or of the row to remove */
  address: string
}

export function requestedRowChange(sent: FormData): RowChange | undefined {
  for (const [kind, name] of [['add', ADD_ROW] as const, ['remove', REMOVE_ROW] as const]) {
    const address = sent.get(name)
    if (typeof address === 'string') return { kind, address }
  }
  return undefined
}

/** The entries with a row more or less; unchanged when there is no such list or row. */
export function applyRowChange(fields: Fields, entries: Entries, { kind, address }: RowChange): Entries {
  const [name = '', ...rest] = address.split('.')
  const field = fields[name]
  if (field?.type === 'group') {
    return {
      ...entries,
      [name]: applyRowChange(field.fields, asEntries(entries[name]), { kind, address: rest.join('.') }),
    }
  }
  if (field?.type !== 'list') return entries
  const rows = asRows(entries[name])
  if (kind === 'add' && rest.length === 0 && rows.length < field.maxRows) {
    return { ...entries, [name]: [...rows, emptyRow(field)] }
  }
  return kind === 'remove' ? { ...entries, [name]: rows.filter((_, index) => String(index) !== rest[0]) } : entries
}

/** An empty row. */
export function emptyRow(field: ListField): Entries {
  return readEntries(field.fields, new FormData())
}
