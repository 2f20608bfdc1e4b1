import { z } from 'zod'
import { cleanText, visibleLength } from './clean-text.ts'
import { maxLength, minLength } from './field-lengths.ts'

const tooLong = (most: number) => `Houd het bij hoogstens ${most.toLocaleString('nl-NL')} tekens.`

/**
 * Text of several lines: without control characters, with uniform line endings, and at most one empty line in a row.
 */
function normalise(text: string): string {
  return cleanText(text.normalize('NFC'))
    .replace(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text of several lines. The input is bounded before it is processed. */
function lines(missing: string, most: number) {
  return z
    .string({ error: missing })
    .max(most * 4, tooLong(most))
    .transform(normalise)
    .pipe(z.string().max(most, tooLong(most)))
}

/**
 * What a visitor writes to others, in several lines.
 * @param missing the error for an empty text
 * @param most characters
 */
export function messageField(missing: string, most: number = maxLength.message) {
  return lines(missing, most).refine((text) => visibleLength(text) >= minLength.message, missing)
}

/** A note beside a choice; null when it is empty. */
export const noteField = lines('Vul een tekst in.', maxLength.note)
  .nullish()
  .transform((text) => text || null)
