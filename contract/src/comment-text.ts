import { z } from 'zod'
import { maxLength, minLength } from './field-lengths.ts'

const tooLong = (most: number) => `Houd het bij hoogstens ${most.toLocaleString('nl-NL')} tekens.`

/**
 * Text of several lines: without control characters, with uniform line endings, and at most one empty line in a row.
 */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The visible characters of a text: without joiners, direction marks and spaces. */
const visible = (text: string) => text.replace(/[\p{Cf}\s]/gu, '').length

/** The text of a comment. The input is bounded before it is processed. */
export const commentTextField = z
  .string({ error: 'Schrijf eerst uw reactie.' })
  .max(maxLength.comment * 4, tooLong(maxLength.comment))
  .transform(normalise)
  .pipe(
    z
      .string()
      .max(maxLength.comment, tooLong(maxLength.comment))
      .refine((text) => visible(text) >= minLength.comment, 'Schrijf eerst uw reactie.'),
  )

/** The note with a report; null when it is empty. */
export const reportNoteField = z
  .string({ error: 'Vul een tekst in.' })
  .max(maxLength.reportNote * 4, tooLong(maxLength.reportNote))
  .transform(normalise)
  .pipe(z.string().max(maxLength.reportNote, tooLong(maxLength.reportNote)))
  .nullish()
  .transform((text) => text || null)
