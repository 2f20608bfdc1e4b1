import type { CommentState, PlacedComment, ReaderComment } from '@gevel/contract/comments'
import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { ArticleRef } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { notFound } from '../../platform/errors/account-errors'
import { countAll, listResponse, onPage } from '../../platform/http/pagination'
import { idOf } from '../../platform/http/parameters'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import { readerOfAccount } from '../../platform/readers/reader'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { isReadable, requireArticle } from './commented-article'
import { pageOfThreads, recommendationCount } from './threads'
import { authorName, goneFields, isVisible, placeColumns } from './visible-comments'

/** How long its author may change a comment, as a PostgreSQL interval. */
export const editableFor = `interval '15 minutes'`

interface ReaderRow {
  id: number
  author: string
  text: string
  state: CommentState
  written_at: Date
  edited_at: Date | null
  editable_until: Date
  is_own: boolean
  reported: boolean
  recommendations: number
  recommended: boolean
}

/** A comment with its place: its page among the article's comments for this reader, and the article while it is published. */
interface PlacedRow extends ReaderRow {
  page: number
  article: ArticleRef | null
}

/** The condition under which a reader sees a comment: it is public, or the reader's own. */
const isSeen = (comment: string, account: string) =>
  `(${comment}.user_id = :readerId OR ${isVisible(comment, account)})`

/** The comments that a reader sees. */
function visibleTo(knex: Knex, readerId: number): Knex.QueryBuilder {
  return knex('gevel_comments as c').join('up_users as u', 'u.id', 'c.user_id').whereRaw(isSeen('c', 'u'), { readerId })
}

const facts = `c.id, c.text, c.state, c.written_at, c.edited_at, ${authorName} AS author,
  c.written_at + ${editableFor} AS editable_until, c.user_id = :readerId AS is_own,
  EXISTS (SELECT FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.user_id = :readerId) AS reported,
  ${recommendationCount} AS recommendations,
  EXISTS (SELECT FROM gevel_comment_recommendations r WHERE r.comment_id = c.id AND r.user_id = :readerId) AS recommended`

const place = placeColumns(isSeen('b', 'w'))

function readerComment(row: ReaderRow): ReaderComment {
  const { id, author, text, state, reported, recommendations, recommended } = row
  return {
    ...{ id, author, text, reported, recommendations, recommended },
    writtenAt: timestamp(row.written_at),
    editedAt: timestampOrNull(row.edited_at),
    own: row.is_own ? { state, editableUntil: timestamp(row.editable_until) } : null,
  }
}

function placedComment(row: PlacedRow): PlacedComment {
  return { ...readerComment(row), page: row.page, article: row.article }
}

/** `GET /account/articles/{id}/comments`: the public threads, including the reader's own comments. */
export async function listReaderThreads({
  input,
  params,
  session,
}: ReaderRequest<typeof commentEndpoints.listThreads>) {
  const knex = strapi.db.connection
  const readerId = session.account.id
  const articleId = await requireArticle(knex, params.id, session.account)
  return pageOfThreads(knex, {
    ...{
      articleId,
      ...input,
      columns: facts,
      isSeen: isSeen('c', 'u'),
      bindings: { readerId },
      serialise: readerComment,
    },
    gone: (reply) => ({ ...reply, ...goneFields, own: null, reported: false, recommended: false }),
  })
}

/** The comments that a reader sees, each with its place. */
function placed(knex: Knex, readerId: number): Knex.QueryBuilder<object, PlacedRow[]> {
  return visibleTo(knex, readerId).select(knex.raw(`${facts}, ${place}`, { readerId }))
}

/** A comment of an account as its author sees it; undefined when it does not exist. */
export async function findOwn(knex: Knex, authorId: number, id: number) {
  const row: PlacedRow | undefined = await placed(knex, authorId).where({ 'c.id': id, 'c.user_id': authorId }).first()
  return row && placedComment(row)
}

/** The comments of an account, newest first. */
function byAuthor(knex: Knex, authorId: number): Knex.QueryBuilder {
  return placed(knex, authorId).where('c.user_id', authorId).orderBy('c.id', 'desc')
}

/** All comments of an account, for its download. */
export async function ownComments(knex: Knex, authorId: number) {
  const rows: PlacedRow[] = await byAuthor(knex, authorId)
  return rows.map(placedComment)
}

/** `GET /account/comments`: the reader's own comments on all articles. */
export async function listOwnComments({ input, session }: ReaderRequest<typeof commentEndpoints.listOwn>) {
  const { page, pageSize } = input
  const query = byAuthor(strapi.db.connection, session.account.id)
  const rows: PlacedRow[] = await onPage(query, page, pageSize)
  return listResponse(rows.map(placedComment), page, pageSize, await countAll(query))
}

/**
 * `GET /account/comments/{id}`: the reader's own comment, or another one to report.
 * @throws 404 for a comment that this reader cannot see
 */
export async function showComment({ params, session: { account } }: ReaderRequest<typeof commentEndpoints.show>) {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  const row: PlacedRow | undefined = id === null ? undefined : await placed(knex, account.id).where('c.id', id).first()
  if (!row) throw notFound()
  const mayRead = async () => row.article && isReadable(knex, row.article.id, async () => readerOfAccount(account))
  if (!row.is_own && !(await mayRead())) throw notFound()
  return { data: placedComment(row) }
}
