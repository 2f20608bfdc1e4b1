import { cleanLine } from '@gevel/contract/clean-text'
import { newsletterListSchema } from '@gevel/contract/newsletter'
import { z } from 'zod'
import { optionalNumber, wholeNumber } from '../../../platform/http/dialog-fields'
import { issueBlocksSchema } from '../stored/issue-blocks'

/** Mail clients show about sixty characters of a subject, on a phone forty. */
export const longestSubject = 120
export const longestPreview = 200

const line = (label: string, most: number) =>
  z
    .string()
    // refused and not cut: a line break in a subject would be another header
    .refine((text) => text === cleanLine(text), `${label}: gebruik geen regeleinden of onzichtbare tekens.`)
    .trim()
    .max(most, `${label}: houd het bij hoogstens ${most} tekens.`)

/** What editors change of an issue. It may be unfinished: what is missing is said when it is sent. */
export const issueInput = z.object({
  subject: line('Onderwerp', longestSubject),
  secondSubject: line('Tweede onderwerp', longestSubject).nullable(),
  preview: line('Voorbeeldtekst', longestPreview),
  blocks: issueBlocksSchema,
  testPercent: wholeNumber('Deel van de ontvangers', 2, 100),
  testMinutes: wholeNumber('Minuten', 10, 1440),
  perMinute: optionalNumber('Mails per minuut', 1, 100_000),
  unknownRule: z.enum(['ask', 'leave'], { error: 'Kies wat er met onbekende mails gebeurt.' }),
})
export type IssueInput = z.infer<typeof issueInput>

export const saveInput = issueInput.extend({
  /** that the editor began with */
  version: z.int().positive(),
})

/** A new issue: filled with what is new, or about one article. */
export const createInput = z.object({
  list: newsletterListSchema,
  article: z.int('Kies een artikel.').positive('Kies een artikel.').nullish(),
})
