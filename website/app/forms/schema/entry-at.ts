import type { Entries, Entry } from './entries.ts'
import { asEntries, asRows } from './preserved-entries.ts'

/** The entry at an address of a form; undefined where there is none. */
export function entryAt(entries: Entries, address: string): Entry {
  let entry: Entry = entries
  for (const name of address.split('.')) {
    if (typeof entry !== 'object') return undefined
    // rows by their index, fields by their name
    entry = (entry as Entries)[name]
  }
  return entry
}

/** Copies the entries with another one at an address. */
export function withEntryAt(entries: Entries, address: string, entry: Entry): Entries {
  const [name = '', ...rest] = address.split('.')
  if (rest.length === 0) return { ...entries, [name]: entry }
  const below = entries[name]
  const deeper = rest.join('.')
  if (Array.isArray(below)) {
    const [row = '', ...within] = rest
    const rows = asRows(below).map((one, at) => (String(at) === row ? withEntryAt(one, within.join('.'), entry) : one))
    return { ...entries, [name]: rows }
  }
  return { ...entries, [name]: withEntryAt(asEntries(below), deeper, entry) }
}
