import { z } from 'zod'
import { publicIdSchema } from './primitives.ts'

/** A tag with the number of published articles of the requested edition. */
export const tagSchema = z.object({
  name: z.string(),
  slug: z.string(),
  /** a company is shown as a tag too */
  kind: z.enum(['tag', 'company']),
  /** id of that company; null for a tag */
  company: publicIdSchema.nullable(),
  description: z.string().nullable(),
  count: z.int().nonnegative(),
})
export type Tag = z.infer<typeof tagSchema>

/** A page that editors gave the tag, such as a directory of its companies. */
export const tagPageSchema = z.object({ title: z.string(), link: z.string() })
export type TagPage = z.infer<typeof tagPageSchema>

/** The response of `GET /public/tags/{name or slug}`. */
export const tagWithPagesSchema = tagSchema.extend({
  /** stays when the tag is renamed; null for a company, and from a backend that does not send it yet */
  id: publicIdSchema.nullable().catch(null),
  /** none from a backend that does not send them yet */
  pages: z.array(tagPageSchema).catch([]),
})
export type TagWithPages = z.infer<typeof tagWithPagesSchema>
