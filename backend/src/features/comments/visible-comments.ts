import { type Comment, type PublicPlacedComment, threadsAPage } from '@gevel/contract/comments'
import type { threadQuerySchema } from '@gevel/contract/endpoints/comments'
import type { ArticleRef } from '@gevel/contract/references'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { recordRead } from '../../platform/changes/track-reads'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import type { Reader } from '../../platform/readers/access'
import { isReadable } from './commented-article'
import { pageOfThreads, recommendationCount, threadOf } from './threads'

/** An account that registered without a name has its address as the user name, which is private. */
export const authorName = `coalesce(u.name, CASE WHEN u.username NOT LIKE '%@%' THEN u.username END, 'Lezer')`

/**
 * The SQL condition for a public comment: not waiting or hidden, nor of an account that is blocked or about to be
 * deleted.
 */
export function isVisible(comment: string, account: string): string {
  return `(${comment}.state = 'shown' AND ${account}.deletion_at IS NULL AND NOT coalesce(${account}.blocked, false))`
}

/** The public comments: `c`, by the account `u`. */
export function visibleComments(knex: Knex): Knex.QueryBuilder {
  return knex('gevel_comments as c').join('up_users as u', 'u.id', 'c.user_id').whereRaw(isVisible('c', 'u'))
}

const facts = `c.id, c.text, c.written_at, c.edited_at, ${authorName} AS author, ${recommendationCount} AS recommendations`

interface VisibleRow {
  id: number
  author: string
  text: string
  written_at: Date
  edited_at: Date | null
  recommendations: number
}

/**
 * `GET /public/contents/{id}/comments`: the threads under an article.
 * @returns null when the article is not published, or is behind the paywall for this reader
 */
export async function listThreads(
  articleId: number,
  { page, order }: z.infer<typeof threadQuerySchema>,
  reader: () => Promise<Reader>,
) {
  const knex = strapi.db.connection
  recordCommentsRead(articleId)
  if (!(await isReadable(knex, articleId, reader))) return null
  return pageOfThreads(knex, {
    ...{ articleId, page, order, columns: facts, isSeen: isVisible('c', 'u'), serialise: comment },
    gone: (reply) => ({ ...reply, ...goneFields }),
  })
}

interface PlacedRow extends VisibleRow {
  page: number
  article: ArticleRef | null
}

/**
 * `GET /public/comments/{id}`: one comment with its place.
 * @returns null when it is not public, or under an article of which this reader may not read all
 */
export async function findVisible(
  id: number,
  reader: () => Promise<Reader>,
): Promise<{ data: PublicPlacedComment } | null> {
  const knex = strapi.db.connection
  const found = visibleComments(knex).where('c.id', id)
  const row: PlacedRow | undefined = await found
    .select(knex.raw(`${facts}, ${placeColumns(isVisible('b', 'w'))}`))
    .first()
  if (!row?.article || !(await isReadable(knex, row.article.id, reader))) return null
  recordCommentsRead(row.article.id)
  return { data: { ...comment(row), page: row.page, article: row.article } }
}

function comment({ id, author, text, recommendations, written_at, edited_at }: VisibleRow): Comment {
  return { id, author, text, recommendations, writtenAt: timestamp(written_at), editedAt: timestampOrNull(edited_at) }
}

/** What a first comment that is gone has in place of its own fields. */
export const goneFields = { author: '', text: '', editedAt: null, recommendations: 0 }

/** Prefix of the tags of comments; the triggers in `comment-triggers.ts` append the id of the article. */
export const commentTagStart = 'comments:'

/** Tags the current response with the comments of one article: those of other articles do not invalidate it. */
function recordCommentsRead(articleId: number): void {
  recordRead(commentTagStart + articleId)
}

/**
 * SQL of the columns that place the comment `c`: `page` of its article's threads, oldest first, and `article`, null while that is
 * not published.
 * @param isSeen the condition under which this reader sees another comment `b`, by the account `w`
 */
export function placeColumns(isSeen: string): string {
  return `(SELECT ceil((count(DISTINCT ${threadOf('b')}) + 1) / ${threadsAPage}.0)::int FROM gevel_comments b JOIN up_users w ON w.id = b.user_id
      WHERE b.article_public_id = c.article_public_id AND ${threadOf('b')} < ${threadOf('c')} AND ${isSeen}) AS page,
    (SELECT json_build_object('id', a.public_id, 'slug', a.slug, 'edition', a.edition, 'title', a.title)
      FROM contents a WHERE a.public_id = c.article_public_id AND a.published_at IS NOT NULL) AS article`
}
