import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { list, paginationSchema } from './envelope.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'
import { articleRefSchema } from './references.ts'

/** The number of threads on a page: a comment with its replies. */
export const threadsAPage = 50

/** The maximum number of replies to one comment. */
export const repliesAThread = 100

/** The orders of the threads of an article, by the moment or the recommendations of their first comments. */
export const threadOrders = ['oldest', 'newest', 'recommended'] as const
export const threadOrderSchema = z.enum(threadOrders)
export type ThreadOrder = z.infer<typeof threadOrderSchema>

/** A public comment; `editedAt` is null when it was never changed. */
export const commentSchema = z.object({
  id: publicIdSchema,
  author: z.string(),
  text: z.string(),
  writtenAt: momentSchema,
  editedAt: momentSchema.nullable(),
  /** the number of readers who recommend it */
  recommendations: z.int().nonnegative(),
})
export type Comment = z.infer<typeof commentSchema>

/**
 * The fields that make a comment the start of a thread: the replies to it, oldest first. When it is gone and its replies are not, `isGone` is
 * true, its author and text are empty, and its time is that of the first reply. The defaults are those of a backend that has no threads yet.
 */
const threadFields = <T extends z.ZodType>(reply: T) => ({
  replies: z.array(reply).default([]),
  isGone: z.boolean().default(false),
  recommendations: z.int().nonnegative().default(0),
})

/** The threads of a page; `comments` is the number of comments on all pages, replies included. */
const threadList = <T extends z.ZodType>(thread: T) =>
  list(thread).extend({ meta: z.object({ pagination: paginationSchema, comments: z.int().nonnegative().optional() }) })

/** Response of `GET /public/contents/{id}/comments`. */
export const threadSchema = commentSchema.extend(threadFields(commentSchema))
export type Thread = z.infer<typeof threadSchema>
export const threadListSchema = threadList(threadSchema)

/** The number of public comments on an article. Response of `GET /public/comment-counts`: a list of them. */
export const commentCountSchema = z.object({ article: publicIdSchema, comments: z.int().positive() })
export type CommentCount = z.infer<typeof commentCountSchema>

/** `waiting` for an editor, visible to its author only; `hidden` by an editor. */
export const commentStateSchema = z.enum(['waiting', 'shown', 'hidden'])
export type CommentState = z.infer<typeof commentStateSchema>

/** A comment as one reader sees it; `own` is null for somebody else's. */
export const readerCommentSchema = commentSchema.extend({
  own: z.object({ state: commentStateSchema, editableUntil: momentSchema }).nullable(),
  reported: z.boolean(),
  recommended: z.boolean(),
})
export type ReaderComment = z.infer<typeof readerCommentSchema>

/** Response of `GET /account/articles/{id}/comments`. */
export const readerThreadSchema = readerCommentSchema.extend({
  ...threadFields(readerCommentSchema),
  recommended: z.boolean().default(false),
})
export type ReaderThread = z.infer<typeof readerThreadSchema>
export const readerThreadListSchema = threadList(readerThreadSchema)

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

/** A recommendation by the reader, in the download of personal data; `comment` is the recommended text. */
export const ownRecommendationSchema = z.object({ comment: z.string(), recommendedAt: momentSchema })

/** Why what a reader does with a comment is rejected. */
export const commentErrors = defineDomainErrors({
  'comments/hidden': { status: 403, sentence: 'De redactie heeft deze reactie verborgen.' },
  'comments/late': {
    status: 403,
    sentence: 'Bewerken kan tot een kwartier na het plaatsen, en dat is voorbij. Uw reactie staat er zoals die was.',
  },
  'comments/own': { status: 403, sentence: 'Uw eigen reactie kunt u verwijderen; melden hoeft niet.' },
  'comments/own-recommendation': { status: 403, sentence: 'Uw eigen reactie kunt u niet aanbevelen.' },
  'comments/gone': {
    status: 409,
    sentence: 'De reactie waarop u antwoordt, staat er niet meer. U kunt uw tekst als nieuwe reactie plaatsen.',
  },
  'comments/full': {
    status: 409,
    sentence: `Op deze reactie staan al ${repliesAThread} antwoorden. Plaats uw antwoord als nieuwe reactie.`,
  },
})
