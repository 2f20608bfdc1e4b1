import { type ThreadOrder, threadsAPage } from '@gevel/contract/comments'
import type { Knex } from 'knex'
import { listResponse } from '../../platform/http/pagination'

/** SQL of the number of recommendations of the comment `c`. */
export const recommendationCount = `(SELECT count(*)::int FROM gevel_comment_recommendations n WHERE n.comment_id = c.id)`

/** SQL of the id of the thread that a comment is in. */
export function threadOf(comment: string): string {
  return `coalesce(${comment}.thread_id, ${comment}.id)`
}

const orders: Readonly<Record<ThreadOrder, string>> = {
  oldest: 'thread',
  newest: 'thread DESC',
  // a first comment that is gone has none
  recommended: 'recommendations DESC, thread',
}

/** What every comment of a list has, whoever sees it. */
interface ListedComment {
  id: number
  author: string
  text: string
  writtenAt: string
  editedAt: string | null
  recommendations: number
}

type Thread<C> = C & { replies: C[]; isGone: boolean }

interface ThreadPage<R, C> {
  articleId: number
  page: number
  order: ThreadOrder
  /** SQL of the columns of the comment `c` by the account `u` */
  columns: string
  /** SQL of the condition under which this reader sees it */
  isSeen: string
  bindings?: Record<string, number>
  serialise: (row: R) => C
  /** a first comment that is gone, in the place of its oldest reply */
  gone: (reply: C) => C
}

/**
 * A page of the threads under an article, each with all its replies, oldest first. A thread stays as long as it has a reply, also
 * when its first comment is hidden or removed.
 */
export async function pageOfThreads<R extends { id: number }, C extends ListedComment>(
  knex: Knex,
  { articleId, page, order, columns, isSeen, bindings, serialise, gone }: ThreadPage<R, C>,
) {
  const threads = `
    WITH seen AS (
      SELECT ${threadOf('c')} AS thread, ${columns} FROM gevel_comments c JOIN up_users u ON u.id = c.user_id
        WHERE c.article_public_id = :articleId AND ${isSeen}
    ), threads AS (
      SELECT thread, count(*) AS comments, coalesce(max(recommendations) FILTER (WHERE id = thread), 0) AS recommendations
        FROM seen GROUP BY thread
    )`
  const values = { ...bindings, articleId, limit: threadsAPage, offset: (page - 1) * threadsAPage }
  const { rows }: { rows: (R & { thread: number })[] } = await knex.raw(
    `${threads}, page AS (
      SELECT thread, row_number() OVER (ORDER BY ${orders[order]}) AS place FROM threads ORDER BY place LIMIT :limit OFFSET :offset
    ) SELECT seen.* FROM page JOIN seen USING (thread) ORDER BY page.place, seen.id`,
    values,
  )
  const { rows: counts }: { rows: [{ threads: number; comments: number }] } = await knex.raw(
    `${threads} SELECT count(*)::int AS threads, coalesce(sum(comments), 0)::int AS comments FROM threads`,
    values,
  )
  const [total] = counts
  const response = listResponse(grouped(rows, serialise, gone), page, threadsAPage, total.threads)
  return { ...response, meta: { ...response.meta, comments: total.comments } }
}

/** Rows of a thread are next to each other, the first comment before its replies. */
function grouped<R extends { id: number; thread: number }, C>(
  rows: readonly R[],
  serialise: (row: R) => C,
  gone: (reply: C) => C,
): Thread<C>[] {
  const threads = new Map<number, Thread<C>>()
  for (const row of rows) {
    const comment = serialise(row)
    const thread = threads.get(row.thread)
    if (thread) thread.replies.push(comment)
    else if (row.id === row.thread) threads.set(row.thread, { ...comment, replies: [], isGone: false })
    else threads.set(row.thread, { ...gone(comment), id: row.thread, replies: [comment], isGone: true })
  }
  return [...threads.values()]
}
