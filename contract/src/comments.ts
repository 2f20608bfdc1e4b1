import { z } from 'zod'
import { momentSchema, publicIdSchema } from './primitives.ts'
import { articleRefSchema } from './references.ts'

/** How many comments one page shows; oldest first. */
export const commentsAPage = 50

/** A comment as everybody reads it; `editedAt` is null as long as it stands as it was written. */
export const commentSchema = z.object({
  id: publicIdSchema,
  author: z.string(),
  text: z.string(),
  writtenAt: momentSchema,
  editedAt: momentSchema.nullable(),
})
export type Comment = z.infer<typeof commentSchema>

/** `waiting` for an editor, seen by its author only; `hidden` by an editor. */
export const commentStateSchema = z.enum(['waiting', 'shown', 'hidden'])
export type CommentState = z.infer<typeof commentStateSchema>

/**
 * A comment as one reader sees it; `own` is null for somebody else's. Answer of `GET /account/articles/{id}/comments`: a list of them,
 * oldest first.
 */
export const readerCommentSchema = commentSchema.extend({
  own: z.object({ state: commentStateSchema, editableUntil: momentSchema }).nullable(),
  reported: z.boolean(),
})
export type ReaderComment = z.infer<typeof readerCommentSchema>

/**
 * The same with where it stands: `page` as its reader turns them, and its article, null while that is not published. Answer of what
 * writes, changes or shows one; of `GET /account/comments` a list of them, the newest first.
 */
export const placedCommentSchema = readerCommentSchema.extend({
  page: z.int().positive(),
  article: articleRefSchema.nullable(),
})
export type PlacedComment = z.infer<typeof placedCommentSchema>

/** Why a comment is reported. */
export const reportReasons = ['advertising', 'offensive', 'incorrect', 'other'] as const
export const reportReasonSchema = z.enum(reportReasons)
export type ReportReason = z.infer<typeof reportReasonSchema>

/** A report one made, in the download of one's data; `comment` is the text it was about. */
export const ownReportSchema = z.object({
  comment: z.string(),
  reason: reportReasonSchema,
  note: z.string().nullable(),
  reportedAt: momentSchema,
})
