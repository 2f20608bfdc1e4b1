import { z } from 'zod'

const dutchTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)

/** One comment of `data/comments.yaml`. */
export const commentSchema = z.strictObject({
  /** slug of an article */
  article: z.string(),
  /** role of the demo account that wrote it */
  by: z.enum(['reader', 'subscriber', 'employer']),
  at: dutchTime,
  edited: dutchTime.optional(),
  text: z.string(),
})
export type CommentSource = z.infer<typeof commentSchema>
