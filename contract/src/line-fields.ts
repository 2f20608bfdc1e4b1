import { z } from 'zod'
import { requiredText } from './required-text.ts'

const tooLong = (most: number) => `Dit mag hoogstens ${most} tekens zijn.`

/** A text of one line that is required. */
export function requiredLine(label: string, most: number) {
  return z
    .string({ error: requiredText(label) })
    .trim()
    .min(1, requiredText(label))
    .max(most, tooLong(most))
}

/** A line that may be left out; null then. */
export function optionalLine(most: number) {
  return z
    .string()
    .trim()
    .max(most, tooLong(most))
    .nullish()
    .transform((text) => text || null)
}
