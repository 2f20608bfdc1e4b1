import { z } from 'zod'
import { plainPictureSchema } from './media.ts'
import { daySchema, momentSchema } from './primitives.ts'
import { headlineSchema } from './references.ts'

/** A month that has articles, `2026-11` (in UTC), in `GET /public/archive`. */
export const archiveMonthSchema = z.object({
  month: z.string().regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/),
  articles: z.int().positive(),
})
export type ArchiveMonth = z.infer<typeof archiveMonthSchema>

/** A day with articles, in the Netherlands. */
export const archiveDaySchema = z.object({ day: daySchema, articles: z.int().positive() })
export type ArchiveDay = z.infer<typeof archiveDaySchema>

/** An article of a month, for the archive and for sitemaps. */
export const archiveEntrySchema = headlineSchema.extend({
  /** when the text last changed for readers; null when it has not since its publication */
  changedAt: momentSchema.nullable(),
  cover: plainPictureSchema.nullable(),
})
export type ArchiveEntry = z.infer<typeof archiveEntrySchema>

/** The path of a published page that is no article, and when it last changed, in `GET /public/sitemap`. */
export const sitemapPlaceSchema = z.object({ path: z.string(), changedAt: momentSchema.nullable() })
export type SitemapPlace = z.infer<typeof sitemapPlaceSchema>

/** The largest page of `GET /public/archive/{month}`; also the number of articles in one sitemap. */
export const largestArchivePage = 1_000

/**
 * The vacancies of a sitemap: part `n` has those with the numbers above `(n - 1) * size` up to `n * size`, so that a new one changes only the
 * last. sitemaps.org allows 50,000 in one file.
 */
export const vacancySitemapSize = 5_000
