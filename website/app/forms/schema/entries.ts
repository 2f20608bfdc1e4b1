import { cleanLine, cleanText } from '@gevel/contract/clean-text'
import type { Field, Fields, FileField } from './fields.ts'
import { fileLimit, maxLengthOf } from './limits.ts'

/** The properties of a file that rules use, without its content. */
export interface FileFacts {
  name: string
  /** bytes */
  size: number
  /** media type: in the browser by the file's name, on the server by its content */
  type: string
}

/** The sent data of a field, sanitised but not validated. */
export type Entry =
  | string
  | boolean
  | readonly string[]
  | readonly FileFacts[]
  | Entries
  | readonly Entries[]
  | undefined
export interface Entries {
  [name: string]: Entry
}

/**
 * Reads the data of a form into the shape of its fields, in the browser and on the server alike: unknown fields are
 * dropped, of a repeated field the first counts, and one row beyond the maximum is preserved, so that its rule can reject
 * it.
 */
export function readEntries(fields: Fields, sent: FormData, above = ''): Entries {
  const entries: Entries = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'button') entries[name] = readEntry(field, sent, above + name)
  }
  return entries
}

function readEntry(field: Exclude<Field, { type: 'button' }>, sent: FormData, address: string): Entry {
  switch (field.type) {
    case 'group':
      return readEntries(field.fields, sent, `${address}.`)
    case 'list':
      return Array.from({ length: Math.min(rowsSent(sent, address), field.maxRows + 1) }, (_, row) =>
        readEntries(field.fields, sent, `${address}.${row}.`),
      )
    case 'file':
      return filesSent(field, sent, address).map(({ name, size, type }) => ({ name, size, type }))
    case 'checkbox':
      return field.options ? textsSent(sent, address) : sent.has(address)
    case 'select':
      return field.multiple ? textsSent(sent, address) : firstText(sent, address)
    case 'number':
      return firstText(sent, address).trim().replace(',', '.')
    case 'submit':
      return sent.has(address) ? firstText(sent, address) : undefined
    case 'password':
      return firstText(sent, address)
    case 'textarea':
    case 'hidden':
      return cleanText(firstText(sent, address))
    default:
      return cleanLine(firstText(sent, address)).trim()
  }
}

/** The files chosen for a field. A browser sends an empty one when there are none. */
export function filesSent(field: FileField, sent: FormData, address: string): File[] {
  const files = sent.getAll(address).filter((value) => value instanceof File)
  const chosen = files.filter(({ size, name }) => size > 0 || name !== '')
  return chosen.slice(0, field.multiple ? fileLimit(field) + 1 : 1)
}

/** Rows are numbered from 0. */
function rowsSent(sent: FormData, address: string): number {
  const row = new RegExp(`^${address.replaceAll('.', '\\.')}\\.(\\d{1,3})\\.`)
  return Math.max(0, ...[...sent.keys()].map((key) => Number(row.exec(key)?.[1] ?? -1) + 1))
}

function firstText(sent: FormData, address: string): string {
  const value = sent.get(address)
  return typeof value === 'string' ? value : ''
}

function textsSent(sent: FormData, address: string): string[] {
  return [...new Set(sent.getAll(address).filter((value) => typeof value === 'string'))].slice(0, maxLengthOf.choices)
}
