import type { FileField, HiddenField, TextField } from './fields.ts'

/** Most characters of a text, and most choices of a field, where a field says nothing else. */
export const maxLengthOf = { line: 500, textarea: 10_000, hidden: 4_000, choices: 200 } as const

export function lengthLimit(field: TextField | HiddenField): number {
  if (field.maxLength !== undefined) return field.maxLength
  return field.type === 'textarea' || field.type === 'hidden' ? maxLengthOf[field.type] : maxLengthOf.line
}

/** Most files one may choose. */
export function fileLimit({ multiple, maxFiles = 10 }: FileField): number {
  return multiple ? maxFiles : 1
}

/** What a request may carry, in bytes: without files, and with. */
export const maxBodyBytes = { text: 1024 * 1024, files: 10 * 1024 * 1024 } as const
