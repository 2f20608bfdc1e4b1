import { z } from 'zod'

/** Permanent public number of a document: it is part of URLs and never changes, not even when it is published again. */
export const publicIdSchema = z.int().positive().max(2_147_483_647)

/** A timestamp in UTC, as ISO 8601. */
export const momentSchema = z.iso.datetime()

/** A calendar day, `2026-11-20`. */
export const daySchema = z.iso.date()

/**
 * A path on the site (`/over-ons`) or an absolute http(s), mailto or tel URL: whatever an editor may link to. Browsers
 * read a backslash as a slash and skip tabs and line breaks, so those after the first slash would lead to another
 * site.
 */
export const hrefSchema = z.string().regex(/^(\/(?![\t\r\n]*[/\\])|https?:\/\/|mailto:|tel:|#)/)

/** A label with its value, as in the facts of a company or the practical information of an event. */
export const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  change: z.string().nullable(),
  note: z.string().nullable(),
})
export type Fact = z.infer<typeof factSchema>
