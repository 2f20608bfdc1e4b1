import {
  type PlacedComment,
  publicPlacedCommentSchema,
  type ThreadOrder,
  threadListSchema,
} from '@gevel/contract/comments'
import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { single } from '@gevel/contract/envelope'
import { accountProblem } from '../../../content/account-problem.ts'
import { bearerOf } from '../../../content/backend/bearer.ts'
import { readSharedFact, readSharedText, sharedRendering } from '../../../content/cache/reads.server.ts'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { findContent } from '../../../content/client.server.ts'
import { loadOptional } from '../../../routing/load.server.ts'
import { pageError, pageUnavailable } from '../../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { partData } from '../../../routing/part-data.server.ts'
import { dropSession } from '../../../session/session-change.ts'
import { markThreads } from './comment-marks.ts'
import { commentNotice } from './comment-notice.ts'
import { publicThread, readerThread } from './thread.ts'
import { threadOrderOf } from './thread-order.server.ts'

const oneSeenByAll = single(publicPlacedCommentSchema)

/** The article whose comments are shown. */
interface Commented {
  id: number
  path: string
  /** the page of its threads, from 1 */
  page: number
}

/** A page of the comments on an article that its reader may read in full; none on one that is not published. */
export async function loadComments({ request, url }: Pick<PageLoaderArgs, 'request' | 'url'>, article: Commented) {
  const { id, path, page } = article
  const order = threadOrderOf(url)
  const found = await loadThreads(request, {
    id,
    query: { ...(page > 1 && { page }), ...(order !== 'oldest' && { order }) },
  })
  const { pageCount, total: threadCount } = found.meta?.pagination ?? { pageCount: 0, total: 0 }
  const total = found.meta?.comments ?? threadCount
  return {
    list: partData(request, {
      threads: found.threads,
      total,
      page,
      pageCount,
      order,
      path,
      isReader: found.sending !== null,
    }),
    ...{ total, pageCount },
    sending: found.sending,
    done: found.isOwn ? commentNotice(url) : null,
  }
}

export type Comments = Awaited<ReturnType<typeof loadComments>>

interface ThreadsQuery {
  id: number
  query: { page?: number; order?: ThreadOrder }
}

/**
 * The threads as their reader sees them, and what identifies one press of the button of its form; null without a form: a public page must
 * not contain random values.
 */
async function loadThreads(request: Request, { id, query }: ThreadsQuery) {
  const shared = sharedRendering()
  // asked always, so that all readers of the page are asked the same
  const marks = shared && readSharedText(shared, `comments:${id}`)
  const isPrivate = shared && readSharedFact(shared, `private-thread:${id}`)
  const own = shared && !isPrivate ? null : await ownThreads(request, { params: { id }, input: query })
  if (own) {
    const threads = own.data.map((thread) => readerThread(thread, Date.now()))
    return { threads, meta: own.meta, sending: crypto.randomUUID() as string, isOwn: true }
  }
  const found = await findContent(request, `/public/contents/${id}/comments`, threadListSchema, query)
  const threads = found?.data ?? []
  if (!shared || isPrivate || marks === undefined)
    return { threads: threads.map(publicThread), meta: found?.meta, sending: null, isOwn: false }
  const marked = markThreads(threads, marks).map((thread) => readerThread(thread, Date.now()))
  return { threads: marked, meta: found?.meta, sending: shared.slots.sending, isOwn: false }
}

/** The threads as one reader sees them, always uncached; null when not logged in. */
async function ownThreads(request: Request, args: { params: { id: number }; input: ThreadsQuery['query'] }) {
  return bearerOf(request) ? loadOptional(callEndpoint(request, commentEndpoints.listThreads, args), null) : null
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
