import type { Knex } from 'knex'
import { z } from 'zod'
import { notThere } from '../accounts/account-errors'
import type { AskedByReader } from '../accounts/account-route'
import { moment, momentOrNull } from '../http/moment'
import { listAnswer } from '../http/pagination'
import { idOf, pageParameter, pageSizeParameter } from '../http/parameters'
import { readerOfAccount } from '../readers/reader'
import { isReadable, requireArticle } from './commented-article'
import { authorName, commentsAPage, type commentsQuery, isVisible } from './visible-comments'

/** How long its author may change a comment, as PostgreSQL says it. */
export const editableFor = `interval '15 minutes'`

export const ownQuery = z.object({ page: pageParameter, pageSize: pageSizeParameter(20, 50) })

interface ReaderRow {
  id: number
  author: string
  text: string
  state: 'waiting' | 'shown' | 'hidden'
  written_at: Date
  edited_at: Date | null
  editable_until: Date
  is_own: boolean
  reported: boolean
}

/** With where it stands: the page of its article as this reader turns them, and the article while it is published. */
interface PlacedRow extends ReaderRow {
  page: number
  article: { id: number; slug: string; edition: 'general' | 'pro'; title: string } | null
}

/** What a reader sees: everybody's, and among them one's own that wait or are hidden. */
function seenBy(knex: Knex, readerId: number): Knex.QueryBuilder {
  return knex('gevel_comments as c')
    .join('up_users as u', 'u.id', 'c.user_id')
    .whereRaw(`(c.user_id = ? OR ${isVisible('c', 'u')})`, [readerId])
}

const facts = `c.id, c.text, c.state, c.written_at, c.edited_at, ${authorName} AS author,
  c.written_at + ${editableFor} AS editable_until, c.user_id = :readerId AS is_own,
  EXISTS (SELECT FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.user_id = :readerId) AS reported`

const place = `(SELECT ceil((count(*) + 1) / ${commentsAPage}.0)::int FROM gevel_comments b JOIN up_users w ON w.id = b.user_id
    WHERE b.article_public_id = c.article_public_id AND b.id < c.id
      AND (b.user_id = :readerId OR ${isVisible('b', 'w')})) AS page,
  (SELECT json_build_object('id', a.public_id, 'slug', a.slug, 'edition', a.edition, 'title', a.title)
    FROM contents a WHERE a.public_id = c.article_public_id AND a.published_at IS NOT NULL) AS article`

function readerComment(row: ReaderRow) {
  const { id, author, text, state, reported } = row
  return {
    ...{ id, author, text, reported },
    writtenAt: moment(row.written_at),
    editedAt: momentOrNull(row.edited_at),
    own: row.is_own ? { state, editableUntil: moment(row.editable_until) } : null,
  }
}

function placedComment(row: PlacedRow) {
  return { ...readerComment(row), page: row.page, article: row.article }
}

/** `GET /account/articles/{id}/comments`: as `listComments`, with what is the reader's own in its place. */
export async function listThread({ input, params, session }: AskedByReader<z.infer<typeof commentsQuery>>) {
  const knex = strapi.db.connection
  const readerId = session.account.id
  const articleId = await requireArticle(knex, params.id, session.account)
  const under = () => seenBy(knex, readerId).where('c.article_public_id', articleId)
  const [counted] = await under().count({ total: '*' })
  const rows: ReaderRow[] = await under()
    .select(knex.raw(facts, { readerId }))
    .orderBy('c.id')
    .limit(commentsAPage)
    .offset((input.page - 1) * commentsAPage)
  return listAnswer(rows.map(readerComment), input.page, commentsAPage, Number(counted?.total))
}

/** A comment of an account as its author sees it, by what it is looked for; undefined when there is none. */
export async function findOwn(knex: Knex, authorId: number, wanted: Record<string, unknown>) {
  const row: PlacedRow | undefined = await seenBy(knex, authorId)
    .where({ ...wanted, 'c.user_id': authorId })
    .first(knex.raw(`${facts}, ${place}`, { readerId: authorId }))
  return row && placedComment(row)
}

/** The comments of an account, the newest first; all of them where no page is wanted. */
export async function ownComments(knex: Knex, authorId: number, page?: { limit: number; offset: number }) {
  const query = seenBy(knex, authorId)
    .where('c.user_id', authorId)
    .select(knex.raw(`${facts}, ${place}`, { readerId: authorId }))
    .orderBy('c.id', 'desc')
  const rows: PlacedRow[] = await (page ? query.limit(page.limit).offset(page.offset) : query)
  return rows.map(placedComment)
}

/** `GET /account/comments`: what one wrote, wherever it stands. */
export async function listOwnComments({ input, session }: AskedByReader<z.infer<typeof ownQuery>>) {
  const knex = strapi.db.connection
  const { page, pageSize } = input
  const { id } = session.account
  const [counted] = await knex('gevel_comments').where({ user_id: id }).count({ total: '*' })
  const comments = await ownComments(knex, id, { limit: pageSize, offset: (page - 1) * pageSize })
  return listAnswer(comments, page, pageSize, Number(counted?.total))
}

/**
 * `GET /account/comments/{id}`: one's own comment, or one of somebody else that can be reported.
 * @throws 404 for what this reader cannot see
 */
export async function showComment({ params, session: { account } }: AskedByReader<unknown>) {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  const row: PlacedRow | undefined =
    id === null
      ? undefined
      : await seenBy(knex, account.id)
          .where('c.id', id)
          .first(knex.raw(`${facts}, ${place}`, { readerId: account.id }))
  if (!row) throw notThere()
  const mayRead = async () => row.article && isReadable(knex, row.article.id, async () => readerOfAccount(account))
  if (!row.is_own && !(await mayRead())) throw notThere()
  return { data: placedComment(row) }
}
