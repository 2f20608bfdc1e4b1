import type { Knex } from 'knex'
import { z } from 'zod'
import type { AskedByReader } from '../accounts/account-route'
import { moment, momentOrNull } from '../http/moment'
import { listAnswer } from '../http/pagination'
import { pageParameter, pageSizeParameter } from '../http/parameters'
import { requireArticle } from './commented-article'
import { authorName, pageOfComment } from './visible-comments'

/** How long its author may change a comment, as PostgreSQL says it. */
export const editableFor = `interval '15 minutes'`

export const ownQuery = z.object({ page: pageParameter, pageSize: pageSizeParameter(20, 50) })

/** More would be no list to read; the download has all of them. */
const mostUnderOneArticle = 500

interface OwnRow {
  id: number
  author: string
  text: string
  state: 'waiting' | 'shown' | 'hidden'
  written_at: Date
  edited_at: Date | null
  editable_until: Date
  page: number
}

interface KeptRow extends OwnRow {
  article: { id: number; slug: string; edition: 'general' | 'pro'; title: string } | null
}

/** The comments of an account, as their author sees them. */
export function ownComments(knex: Knex, userId: number): Knex.QueryBuilder<object, OwnRow[]> {
  return knex('gevel_comments as c')
    .join('up_users as u', 'u.id', 'c.user_id')
    .where('c.user_id', userId)
    .select('c.id', 'c.text', 'c.state', 'c.written_at', 'c.edited_at')
    .select(
      knex.raw(`${authorName} AS author, c.written_at + ${editableFor} AS editable_until, ${pageOfComment} AS page`),
    )
}

/** A comment as its author sees it. */
export function ownComment(row: OwnRow) {
  const { id, author, text, state, page } = row
  return {
    ...{ id, author, text, state, page },
    writtenAt: moment(row.written_at),
    editedAt: momentOrNull(row.edited_at),
    editableUntil: moment(row.editable_until),
  }
}

interface Wanted {
  /** one of them */
  id?: number
  limit?: number
  offset?: number
}

/** The comments of an account with the articles they stand under, the newest first; all of them where nothing else is wanted. */
export async function keptComments(knex: Knex, userId: number, { id, limit, offset = 0 }: Wanted = {}) {
  const article = `CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.public_id, 'slug', a.slug, 'edition', a.edition, 'title', a.title) END`
  const query = ownComments(knex, userId)
    .leftJoin('contents as a', (on) => on.on('a.public_id', 'c.article_public_id').andOnNotNull('a.published_at'))
    .select(knex.raw(`${article} AS article`))
    .orderBy('c.id', 'desc')
    .offset(offset)
  if (id !== undefined) query.where('c.id', id)
  if (limit !== undefined) query.limit(limit)
  const rows: KeptRow[] = await query
  return rows.map((row) => ({ ...ownComment(row), article: row.article }))
}

/** `GET /account/comments`: what one wrote, wherever it stands. */
export async function listOwnComments({ input, session }: AskedByReader<z.infer<typeof ownQuery>>) {
  const knex = strapi.db.connection
  const { page, pageSize } = input
  const { id } = session.account
  const [counted] = await knex('gevel_comments').where({ user_id: id }).count({ total: '*' })
  const comments = await keptComments(knex, id, { limit: pageSize, offset: (page - 1) * pageSize })
  return listAnswer(comments, page, pageSize, Number(counted?.total))
}

/** `GET /account/articles/{id}/comments`: what one wrote under an article, and which of the comments there one has reported. */
export async function listOwnUnderArticle({ params, session: { account } }: AskedByReader<unknown>) {
  const knex = strapi.db.connection
  const articleId = await requireArticle(knex, params.id, account)
  const [rows, reported] = await Promise.all([
    ownComments(knex, account.id).where('c.article_public_id', articleId).orderBy('c.id').limit(mostUnderOneArticle),
    knex('gevel_comment_reports as r')
      .join('gevel_comments as c', 'c.id', 'r.comment_id')
      .where({ 'r.user_id': account.id, 'c.article_public_id': articleId })
      .pluck('c.id'),
  ])
  return { data: rows.map(ownComment), reported }
}
