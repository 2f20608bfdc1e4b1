import { FormDataParseError, parseFormData } from '@remix-run/form-data-parser'
import { fileTypeFromBuffer } from 'file-type'
import { containsFieldType } from '../schema/contains-field-type.ts'
import type { Fields } from '../schema/fields.ts'
import { maxBodyBytes } from '../schema/limits.ts'

/** Maximum number of fields of a form (requirements §9: the limit of parameters). */
const MAX_FIELDS = 1000
const MAX_FILES = 20
const MEGABYTE = 1024 * 1024

/** A body that could not be read; `message` is for the sender. */
export class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly status: 400 | 413
  constructor(status: 400 | 413, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/**
 * Reads the body of a form, within limits. A file gets the type of its content, whatever its name or sender say.
 * @throws UnreadableForm when it is too large or not a form
 */
export async function readBody(request: Request, fields: Fields): Promise<FormData> {
  const limit = containsFieldType(fields, 'file') ? maxBodyBytes.files : maxBodyBytes.text
  const bounds = { maxFiles: MAX_FILES, maxFileSize: limit, maxTotalSize: limit, maxParts: MAX_FIELDS }
  const sent = await parseFormData(request, bounds, typedByContent).catch((error: unknown) => {
    throw unreadable(error, limit)
  })
  const texts = [...sent.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
  if (texts > maxBodyBytes.text) throw tooMuch(maxBodyBytes.text)
  return sent
}

async function typedByContent(file: File): Promise<File> {
  const bytes = await file.bytes()
  const detectedType = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return new File([bytes], file.name, { type: detectedType?.mime ?? 'application/octet-stream' })
}

function unreadable(error: unknown, limit: number): UnreadableForm {
  const names = error instanceof Error ? [error.name, error.cause instanceof Error ? error.cause.name : ''] : []
  if (names.some((name) => /TooLarge|Exceeded/.test(name))) return tooMuch(limit, error)
  if (!(error instanceof FormDataParseError)) throw error
  return new UnreadableForm(400, 'Het formulier is niet goed overgekomen. Probeer het opnieuw.', error)
}

function tooMuch(limit: number, cause?: unknown): UnreadableForm {
  return new UnreadableForm(413, `Dit is te veel: hoogstens ${limit / MEGABYTE} MB in één keer.`, cause)
}
