import { z } from 'zod'
import { subjectKindSchema } from './following.ts'
import { momentSchema } from './primitives.ts'

/**
 * What a logged-in reader reads: by the account alone, or by a subscription to an edition, or to both (`mix`). Two readers with the same one
 * get the same texts.
 */
export const readerAccessSchema = z.enum(['account', 'general', 'pro', 'mix'])
export type ReaderAccess = z.infer<typeof readerAccessSchema>

/**
 * The header of a public response that depends on the access of the reader: the access it was made for, `anonymous` for a reader who is not
 * logged in.
 */
export const READER_HEADER = 'x-reader'

/** What a reader did with a comment that others see too. */
export const commentMarkSchema = z.enum(['wrote', 'recommended', 'reported'])
export type CommentMark = z.infer<typeof commentMarkSchema>

/** The ids of an article and of a comment under it, and what the reader did with that. */
const commentKeySchema = z.templateLiteral([z.int(), ':', z.int(), ':', commentMarkSchema])

const followedKeySchema = z.templateLiteral([subjectKindSchema, ':', z.string()])

/**
 * All that public pages show a reader of itself. Response of `GET /account/reader-state`; its lists are empty and `isComplete` false when they
 * are very long.
 */
export const readerStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** the least from a backend that knows other ones */
  reader: readerAccessSchema.catch('account'),
  /**
   * until when that holds: the end of the day in the Netherlands, on which an entitlement may end or begin; over
   * at once from a backend that does not send it yet
   */
  readerUntil: momentSchema.catch('1970-01-01T00:00:00.000Z'),
  isComplete: z.boolean(),
  /** ids */
  savedArticles: z.array(z.int()),
  /** ids; absent from a backend that stores none yet */
  savedVacancies: z.array(z.int()).default([]),
  /** kind and key of each subject */
  followed: z.array(followedKeySchema),
  /** keys, see `savedSearchKey` */
  savedSearches: z.array(z.string()),
  /** what it did with the comments that everybody sees */
  comments: z.array(commentKeySchema),
  /** ids of articles under which it sees what others do not: a comment of its own that waits, is hidden or may still be changed */
  privateThreads: z.array(z.int()),
})
export type ReaderState = z.infer<typeof readerStateSchema>
