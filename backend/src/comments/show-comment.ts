import { notThere } from '../accounts/account-errors'
import type { AskedByReader } from '../accounts/account-route'
import { moment, momentOrNull } from '../http/moment'
import { idOf } from '../http/parameters'
import { readerOfAccount } from '../readers/reader'
import { isReadable } from './commented-article'
import { keptComments } from './own-comments'
import { authorName, pageOfComment, visibleComments } from './visible-comments'

interface SeenRow {
  id: number
  author: string
  text: string
  written_at: Date
  edited_at: Date | null
  page: number
  reported: boolean
  article: { id: number; slug: string; edition: 'general' | 'pro'; title: string }
}

/**
 * `GET /account/comments/{id}`: one's own comment, or one of somebody else that can be reported.
 * @throws 404 for what this reader cannot see
 */
export async function showComment({ params, session: { account } }: AskedByReader<unknown>) {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  if (id === null) throw notThere()
  const [own] = await keptComments(knex, account.id, { id })
  if (own) {
    const { state, editableUntil, ...comment } = own
    return { data: { ...comment, own: { state, editableUntil }, reported: false } }
  }
  const row: SeenRow | undefined = await visibleComments(knex)
    .join('contents as a', (on) => on.on('a.public_id', 'c.article_public_id').andOnNotNull('a.published_at'))
    .where('c.id', id)
    .select('c.id', 'c.text', 'c.written_at', 'c.edited_at')
    .select(
      knex.raw(
        `${authorName} AS author, ${pageOfComment} AS page,
        json_build_object('id', a.public_id, 'slug', a.slug, 'edition', a.edition, 'title', a.title) AS article,
        EXISTS (SELECT FROM gevel_comment_reports r WHERE r.comment_id = c.id AND r.user_id = ?) AS reported`,
        [account.id],
      ),
    )
    .first()
  const reader = async () => readerOfAccount(account)
  if (!row || !(await isReadable(knex, row.article.id, reader))) throw notThere()
  const { written_at, edited_at, ...comment } = row
  return { data: { ...comment, writtenAt: moment(written_at), editedAt: momentOrNull(edited_at), own: null } }
}
