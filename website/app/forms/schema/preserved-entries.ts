import type { Entries } from './entries.ts'
import type { Fields } from './fields.ts'

/** The sent data that may be shown again: no passwords, and no files, which no page can fill in. */
export function preservedEntries(fields: Fields, entries: Entries): Entries {
  const preserved: Entries = {}
  for (const [name, field] of Object.entries(fields)) {
    const entry = entries[name]
    if (field.type === 'group') preserved[name] = preservedEntries(field.fields, asEntries(entry))
    else if (field.type === 'list') preserved[name] = asRows(entry).map((row) => preservedEntries(field.fields, row))
    else if (field.type !== 'password' && field.type !== 'file' && field.type !== 'submit') preserved[name] = entry
  }
  return preserved
}

/** The entries of a group; empty for anything else. */
export function asEntries(entry: unknown): Entries {
  return isEntries(entry) ? entry : {}
}

/** The rows of a list; empty for anything else. */
export function asRows(entry: unknown): Entries[] {
  return Array.isArray(entry) ? entry.filter(isEntries) : []
}

function isEntries(entry: unknown): entry is Entries {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}
