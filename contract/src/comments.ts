import { z } from 'zod'
import { momentSchema, publicIdSchema } from './primitives.ts'
import { articleCardSchema } from './references.ts'

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

/** A comment as its author sees it; `page` is the page of its article's comments that it stands on. */
export const ownCommentSchema = commentSchema.extend({
  state: commentStateSchema,
  editableUntil: momentSchema,
  page: z.int().positive(),
})
export type OwnComment = z.infer<typeof ownCommentSchema>

/** Answer of `GET /account/articles/{id}/comments`: what a reader wrote under an article, oldest first, and reported there. */
export const ownUnderArticleSchema = z.object({ data: z.array(ownCommentSchema), reported: z.array(publicIdSchema) })
export type OwnUnderArticle = z.infer<typeof ownUnderArticleSchema>

const articleRefSchema = articleCardSchema.pick({ id: true, slug: true, edition: true, title: true })

/** A reader's own comment away from its article; `article` is null while that is not published. */
export const keptCommentSchema = ownCommentSchema.extend({
  article: articleRefSchema.nullable(),
})
export type KeptComment = z.infer<typeof keptCommentSchema>

/** Answer of `GET /account/comments/{id}`, to change, take away or report it: `own` is null for somebody else's. */
export const oneCommentSchema = commentSchema.extend({
  page: z.int().positive(),
  article: articleRefSchema.nullable(),
  own: ownCommentSchema.pick({ state: true, editableUntil: true }).nullable(),
  reported: z.boolean(),
})
export type OneComment = z.infer<typeof oneCommentSchema>

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
