import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'
import { articleRefSchema } from './references.ts'

/** The number of comments on a page, oldest first. */
export const commentsAPage = 50

/** A public comment; `editedAt` is null when it was never changed. */
export const commentSchema = z.object({
  id: publicIdSchema,
  author: z.string(),
  text: z.string(),
  writtenAt: momentSchema,
  editedAt: momentSchema.nullable(),
})
export type Comment = z.infer<typeof commentSchema>

/** `waiting` for an editor, visible to its author only; `hidden` by an editor. */
export const commentStateSchema = z.enum(['waiting', 'shown', 'hidden'])
export type CommentState = z.infer<typeof commentStateSchema>

/**
 * A comment as one reader sees it; `own` is null for somebody else's. Response of `GET
 * /account/articles/{id}/comments`: a list of them, oldest first.
 */
export const readerCommentSchema = commentSchema.extend({
  own: z.object({ state: commentStateSchema, editableUntil: momentSchema }).nullable(),
  reported: z.boolean(),
})
export type ReaderComment = z.infer<typeof readerCommentSchema>

/**
 * A reader's view of a comment with its place: `page` of the article's comments for this reader, and its article, null while that is not
 * published. Response of what writes, changes or shows one; of `GET /account/comments` a list of them, newest first.
 */
export const placedCommentSchema = readerCommentSchema.extend({
  page: z.int().positive(),
  article: articleRefSchema.nullable(),
})
export type PlacedComment = z.infer<typeof placedCommentSchema>

/** A public comment with its place. Response of `GET /public/comments/{id}`. */
export const publicPlacedCommentSchema = commentSchema.extend({ page: z.int().positive(), article: articleRefSchema })
export type PublicPlacedComment = z.infer<typeof publicPlacedCommentSchema>

/** The reason of a report. */
export const reportReasons = ['advertising', 'offensive', 'incorrect', 'other'] as const
export const reportReasonSchema = z.enum(reportReasons)
export type ReportReason = z.infer<typeof reportReasonSchema>

/** A report by the reader, in the download of personal data; `comment` is the reported text. */
export const ownReportSchema = z.object({
  comment: z.string(),
  reason: reportReasonSchema,
  note: z.string().nullable(),
  reportedAt: momentSchema,
})

/** Why a reader's change or report of a comment is rejected. */
export const commentErrors = defineDomainErrors({
  'comments/hidden': { status: 403, sentence: 'De redactie heeft deze reactie verborgen.' },
  'comments/late': {
    status: 403,
    sentence: 'Bewerken kan tot een kwartier na het plaatsen, en dat is voorbij. Uw reactie staat er zoals die was.',
  },
  'comments/own': { status: 403, sentence: 'Uw eigen reactie kunt u verwijderen; melden hoeft niet.' },
})
