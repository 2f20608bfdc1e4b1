import { type Comment, commentsAPage } from '@gevel/contract/comments'
import { pageParameter } from '@gevel/contract/list-query'
import type { Knex } from 'knex'
import { z } from 'zod'
import { countAll, listResponse, onPage } from '../http/pagination'
import { timestamp, timestampOrNull } from '../http/timestamp'
import type { Reader } from '../readers/access'
import { recordCommentsRead } from './comment-tag'
import { isReadable } from './commented-article'

export const commentsQuery = z.object({ page: pageParameter })

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

interface VisibleRow {
  id: number
  author: string
  text: string
  written_at: Date
  edited_at: Date | null
}

/**
 * `GET /public/contents/{id}/comments`: the comments on an article, oldest first.
 * @returns null when the article is not published, or is behind the paywall for this reader
 */
export async function listComments(articleId: number, page: number, reader: () => Promise<Reader>) {
  const knex = strapi.db.connection
  recordCommentsRead(articleId)
  if (!(await isReadable(knex, articleId, reader))) return null
  const under = visibleComments(knex)
    .where('c.article_public_id', articleId)
    .select('c.id', 'c.text', 'c.written_at', 'c.edited_at', knex.raw(`${authorName} AS author`))
    .orderBy('c.id')
  const rows: VisibleRow[] = await onPage(under, page, commentsAPage)
  return listResponse(rows.map(comment), page, commentsAPage, await countAll(under))
}

function comment({ id, author, text, written_at, edited_at }: VisibleRow): Comment {
  return { id, author, text, writtenAt: timestamp(written_at), editedAt: timestampOrNull(edited_at) }
}
