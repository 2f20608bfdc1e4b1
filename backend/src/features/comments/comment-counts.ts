import type { CommentCount } from '@gevel/contract/comments'
import { recordRead } from '../../platform/changes/track-reads'
import { visibleComments } from './visible-comments'

/** Tag of the counts; the triggers write it when comments appear or disappear. */
export const commentCountsTag = 'comment-counts'

/** Articles with the most recent comments: far more than fronts show. */
const listed = 500

/** `GET /public/comment-counts`: the number of public comments of the articles that were commented on last. */
export async function listCommentCounts(): Promise<{ data: CommentCount[] }> {
  const knex = strapi.db.connection
  recordRead(commentCountsTag)
  const rows: CommentCount[] = await visibleComments(knex)
    .groupBy('c.article_public_id')
    .orderByRaw('max(c.id) DESC')
    .limit(listed)
    .select('c.article_public_id as article', knex.raw('count(*)::int AS comments'))
  return { data: rows }
}
