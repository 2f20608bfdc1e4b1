import { commentCountSchema } from '@gevel/contract/comments'
import { z } from 'zod'
import { findContent } from '../../../content/client.server.ts'

/** The number of comments by the id of the article. */
export type CommentCounts = ReadonlyMap<number, number>

const answer = z.object({ data: z.array(commentCountSchema) })

/** The numbers of comments of the articles that were commented on last. */
export async function loadCommentCounts(request: Request): Promise<CommentCounts> {
  const found = await findContent(request, '/public/comment-counts', answer)
  return new Map(found?.data.map(({ article, comments }) => [article, comments]))
}

/** Articles of cached responses with their last number: equal ones stay the same object, whose part has its id already. */
const counted = new WeakMap<object, { comments: number }>()

/** An article with the number of its comments, unless it has none. */
export function withCommentCount<T extends { id: number }>(
  article: T,
  counts: CommentCounts,
): T & { comments?: number } {
  const comments = counts.get(article.id)
  if (comments === undefined) return article
  const before = counted.get(article)
  // stored for this article alone, so it has its fields
  if (before?.comments === comments) return before as T & { comments: number }
  const withCount = { ...article, comments }
  counted.set(article, withCount)
  return withCount
}
