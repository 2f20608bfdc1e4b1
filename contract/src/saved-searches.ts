import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { editionSchema } from './editions.ts'
import { momentSchema } from './primitives.ts'
import { requiredText } from './required-text.ts'
import { searchKindSchema } from './search.ts'

/** The longest search text that can be saved. */
export const longestSavedSearch = 100

const tooLong = `Een zoekvraag van meer dan ${longestSavedSearch} tekens kan niet worden bewaard.`

/** Normalises a text to composed characters and single spaces. */
const normalise = (text: string) => cleanLine(text.normalize('NFC')).replace(/\s+/g, ' ').trim()

/** A search that a reader can save: its text and filters, without the order of its results. */
export const savableSearchSchema = z.object({
  text: z
    .string()
    .max(longestSavedSearch * 4, tooLong)
    .transform(normalise)
    .pipe(z.string().min(1, requiredText('Een zoekvraag')).max(longestSavedSearch, tooLong)),
  edition: editionSchema.nullable(),
  kind: searchKindSchema.nullable(),
  /** slug of a tag */
  tag: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .nullable(),
  year: z.int().min(1900).max(2200).nullable(),
  /** the words are not corrected */
  literal: z.boolean(),
})
export type SavableSearch = z.infer<typeof savableSearchSchema>

/** The longest JSON of a search to save: its text, the slug of a tag, and the names of the fields. */
export const longestSearchJson = longestSavedSearch * 6 + 400

/** A search to save as JSON, as in a query string or a hidden field. */
export const savableSearchJson = z
  .string()
  .max(longestSearchJson)
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue({ code: 'custom', message: 'Dit is geen zoekvraag.' })
      return z.NEVER
    }
  })
  .pipe(savableSearchSchema)

/** A search that a reader saved. */
export const savedSearchSchema = savableSearchSchema.extend({
  /** null without a tag, or when it no longer exists */
  tagName: z.string().nullable(),
  addedAt: momentSchema,
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

/** Identifies a search among those of a reader. */
export function savedSearchKey({ text, edition, kind, tag, year, literal }: SavableSearch): string {
  return JSON.stringify([text.toLocaleLowerCase('nl'), edition, kind, tag, year, literal])
}
