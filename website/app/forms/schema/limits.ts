import type { FileField, HiddenField, TextField } from './fields.ts'

/** Default maximum of characters of a text, and of choices of a field. */
export const maxLengthOf = { line: 500, textarea: 10_000, hidden: 4_000, choices: 200 } as const

export function lengthLimit(field: TextField | HiddenField): number {
  if (field.maxLength !== undefined) return field.maxLength
  return field.type === 'textarea' || field.type === 'hidden' ? maxLengthOf[field.type] : maxLengthOf.line
}

/** Maximum number of files of a field. */
export function fileLimit({ multiple, maxFiles = 10 }: FileField): number {
  return multiple ? maxFiles : 1
}

/** The maximum size of a request, in bytes: without files, and with. */
export const maxBodyBytes = { text: 1024 * 1024, files: 20 * 1024 * 1024 } as const
