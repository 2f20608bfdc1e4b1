import { z } from 'zod'
import { placedCommentSchema, readerThreadListSchema, reportReasons, threadOrderSchema } from '../comments.ts'
import { endpoint } from '../endpoint.ts'
import { list, single } from '../envelope.ts'
import { pageParameter, pageSizeParameter } from '../list-query.ts'
import { messageField, noteField } from '../message-field.ts'
import { noContent, noInput } from '../no-content.ts'
import { publicIdSchema } from '../primitives.ts'
import { requiredText } from '../required-text.ts'

const textField = messageField(requiredText('Uw reactie'))

/** The query of a list of threads. */
export const threadQuerySchema = z.object({ page: pageParameter, order: threadOrderSchema.default('oldest') })

/** Comments as the logged-in reader sees them. */
export const commentEndpoints = {
  /** a page of the threads under an article */
  listThreads: endpoint('GET', '/account/articles/:id/comments', threadQuerySchema, readerThreadListSchema),
  write: endpoint(
    'POST',
    '/account/articles/:id/comments',
    z.object({
      text: textField,
      /** created with the form: the same text with the same key is the same comment */
      idempotencyKey: z.uuid('Herlaad de pagina en verstuur uw reactie opnieuw.'),
      /** the comment that it replies to; a reply to a reply is one to the first comment */
      replyTo: publicIdSchema.optional(),
    }),
    placedCommentSchema,
  ),
  /** those of the reader, newest first */
  listOwn: endpoint(
    'GET',
    '/account/comments',
    z.object({ page: pageParameter, pageSize: pageSizeParameter(20, 50) }),
    list(placedCommentSchema),
  ),
  show: endpoint('GET', '/account/comments/:id', noInput, single(placedCommentSchema)),
  change: endpoint('PUT', '/account/comments/:id', z.object({ text: textField }), placedCommentSchema),
  remove: endpoint('DELETE', '/account/comments/:id', noInput, noContent),
  report: endpoint(
    'PUT',
    '/account/comments/:id/report',
    z.object({ reason: z.enum(reportReasons, { error: requiredText('Een reden') }), note: noteField }),
    noContent,
  ),
  recommend: endpoint('PUT', '/account/comments/:id/recommendation', noInput, noContent),
  withdraw: endpoint('DELETE', '/account/comments/:id/recommendation', noInput, noContent),
}
