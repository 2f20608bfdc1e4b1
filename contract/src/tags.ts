import { z } from 'zod'

/** A tag with the number of published articles of the requested edition. */
export const tagSchema = z.object({
  name: z.string(),
  slug: z.string(),
  /** a company is shown as a tag too, but cannot be followed */
  kind: z.enum(['tag', 'company']),
  description: z.string().nullable(),
  count: z.int().nonnegative(),
})
export type Tag = z.infer<typeof tagSchema>
