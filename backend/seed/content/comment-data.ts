import { z } from 'zod'

const dutchTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)

/** Roles of the demo accounts. */
const role = z.enum(['reader', 'subscriber', 'employer'])

/** One comment of `data/comments.yaml`. */
export const commentSchema = z.strictObject({
  /** slug of an article */
  article: z.string(),
  /** role of the demo account that wrote it */
  by: role,
  /** of a comment that others reply to */
  key: z.string().optional(),
  /** the key of an earlier comment under the article */
  replyTo: z.string().optional(),
  recommendedBy: z.array(role).default([]),
  at: dutchTime,
  edited: dutchTime.optional(),
  text: z.string(),
})
export type CommentSource = z.infer<typeof commentSchema>
