import { z } from 'zod'
import { maxLength, minLength } from './field-lengths.ts'

const tooLong = (most: number) => `Houd het bij hoogstens ${most.toLocaleString('nl-NL')} tekens.`

/** Text of several lines: control characters go, lines end alike, and no more than one stays empty between two. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** How much of a text can be seen: joiners, marks of direction and spaces are nothing to read. */
const visible = (text: string) => text.replace(/[\p{Cf}\s]/gu, '').length

/** The text of a comment. What comes in is bounded before anything is done with it. */
export const commentTextField = z
  .string({ error: 'Schrijf eerst uw reactie.' })
  .max(maxLength.comment * 4, tooLong(maxLength.comment))
  .transform(tidy)
  .pipe(
    z
      .string()
      .max(maxLength.comment, tooLong(maxLength.comment))
      .refine((text) => visible(text) >= minLength.comment, 'Schrijf eerst uw reactie.'),
  )

/** What a reader adds to a report; null for nothing. */
export const reportNoteField = z
  .string({ error: 'Vul een tekst in.' })
  .max(maxLength.reportNote * 4, tooLong(maxLength.reportNote))
  .transform(tidy)
  .pipe(z.string().max(maxLength.reportNote, tooLong(maxLength.reportNote)))
  .nullish()
  .transform((text) => text || null)
