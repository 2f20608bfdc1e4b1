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
