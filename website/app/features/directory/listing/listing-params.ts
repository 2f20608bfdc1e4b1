import { provinceNames } from '@gevel/contract/province-names'
import { z } from 'zod'
import { KIND_KEYS, LETTERS, type ListingFilter } from './listing-filter.ts'

/** A word of a closed list, so that there are only so many pages. */
function wordSchema<T>(table: Readonly<Record<string, T>>) {
  return z
    .string()
    .refine((word) => Object.hasOwn(table, word))
    .transform((word) => table[word] ?? null)
    .nullable()
}

const provinceKeys = Object.fromEntries(provinceNames.map((province) => [province.toLowerCase(), province]))
const letterKeys = Object.fromEntries(LETTERS.map((letter) => [letter, letter]))

/** The filter of a URL: an unknown word is invalid. */
export const listingFilterSchema = z
  .object({ soort: wordSchema(KIND_KEYS), provincie: wordSchema(provinceKeys), letter: wordSchema(letterKeys) })
  .transform(({ soort, provincie, letter }): ListingFilter => ({ kind: soort, province: provincie, letter }))
