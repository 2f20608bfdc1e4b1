import { commentSchema, type PlacedComment, publicPlacedCommentSchema } from '@gevel/contract/comments'
import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { list, single } from '@gevel/contract/envelope'
import { accountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { readSharedFact, sharedRendering } from '../../../content/cache/reads.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { findContent } from '../../../content/client.server.ts'
import { loadOptional } from '../../../routing/load.server.ts'
import { pageError, pageUnavailable } from '../../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { partData } from '../../../routing/part-data.server.ts'
import { dropSession } from '../../../session/session-change.ts'
import { commentNotice } from './comment-notice.ts'
import { type ThreadComment, threadComment } from './thread.ts'

const seenByAll = list(commentSchema)
const oneSeenByAll = single(publicPlacedCommentSchema)

/**
 * A page of the comments on an article that its reader may read in full; none on one that is not published.
 * @param page from 1
 */
export async function loadThread(
  { request, url }: Pick<PageLoaderArgs, 'request' | 'url'>,
  articleId: number,
  page: number,
) {
  const query = page > 1 ? { page } : {}
  const shared = sharedRendering()
  // a reader who sees more than others gets a page of its own
  const isSame = shared && !readSharedFact(shared, `commented:${articleId}`)
  const readerThread = isSame ? null : await ownThread(request, { params: { id: articleId }, input: query })
  const thread =
    readerThread ?? (await findContent(request, `/public/contents/${articleId}/comments`, seenByAll, query))
  const comments: readonly ThreadComment[] = thread?.data ?? []
  const { total, pageCount } = thread?.meta.pagination ?? { total: 0, pageCount: 0 }
  return {
    comments: comments.length > 0 ? partData(request, { comments }) : null,
    ...{ total, page, pageCount },
    // for readers with a form; a public page must not contain random values
    sending: isSame ? shared.slots.sending : readerThread && crypto.randomUUID(),
    done: readerThread && commentNotice(url),
  }
}

export type Thread = Awaited<ReturnType<typeof loadThread>>

/** The comments as one reader sees them, always uncached; null when not logged in. */
async function ownThread(request: Request, args: { params: { id: number }; input: { page?: number } }) {
  if (!bearerOf(request)) return null
  const thread = await loadOptional(callEndpoint(request, commentEndpoints.listThread, args), null)
  return thread && { ...thread, data: thread.data.map((comment) => threadComment(comment, Date.now())) }
}

/** A page of the reader's own comments, newest first. */
export async function loadOwnComments(request: Request, page: number, pageSize: number) {
  return callEndpoint(request, commentEndpoints.listOwn, { input: { page, pageSize } })
}

/**
 * One comment, to change, remove or report it; null when not logged in (any more).
 * @throws a page's 404 for a comment that this reader cannot see, and its 503
 */
export async function loadComment(
  args: Pick<PageLoaderArgs, 'request' | 'context'>,
  id: number,
): Promise<PlacedComment | null> {
  if (!bearerOf(args.request)) return null
  try {
    return (await callEndpoint(args.request, commentEndpoints.show, { params: { id } })).data
  } catch (error) {
    const { code, message } = accountProblem(error)
    if (code === 'network-request-failed') throw pageUnavailable(message)
    if (code !== 'user-token-expired') throw pageError('Deze reactie is er niet meer.', { status: 404 })
    dropSession(args)
    return null
  }
}

/** One comment as everybody sees it; null when it is not public, or cannot be loaded now. */
export async function loadPublicComment(request: Request, id: number) {
  return (await loadOptional(findContent(request, `/public/comments/${id}`, oneSeenByAll), null))?.data ?? null
}
