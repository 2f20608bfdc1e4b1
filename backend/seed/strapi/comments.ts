import { randomUUID } from 'node:crypto'
import type { CommentSource } from '../content/comment-data'
import { dutchTimeToUtc } from '../content/dutch-time'
import type { Transaction } from '../rows/insert-rows'
import type { Account } from './accounts'

/**
 * Inserts readers' comments, with who recommends them, under the articles of the seed, oldest first so that their ids rise with time. Those of
 * accounts that the database lacks are left out.
 * @returns how many there are
 */
export async function insertComments(
  trx: Transaction,
  comments: readonly CommentSource[],
  accounts: readonly Account[],
): Promise<number> {
  let made = 0
  const threads = new Map<string, number>()
  const findAccount = async (wanted: string): Promise<{ id: number } | undefined> => {
    const email = accounts.find(({ role }) => role === wanted)?.email
    return email === undefined ? undefined : trx('up_users').where({ email }).first('id')
  }
  for (const comment of comments.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const author = await findAccount(comment.by)
    const article = await trx('contents')
      .where({ slug: comment.article })
      .whereNotNull('published_at')
      .first('public_id')
    if (!author || !article) continue
    const [row]: { id: number }[] = await trx('gevel_comments').insert(
      {
        article_public_id: article.public_id,
        user_id: author.id,
        text: comment.text,
        state: 'shown',
        written_at: dutchTimeToUtc(comment.at),
        edited_at: comment.edited ? dutchTimeToUtc(comment.edited) : null,
        idempotency_key: randomUUID(),
        thread_id: comment.replyTo === undefined ? null : (threads.get(comment.replyTo) ?? null),
      },
      ['id'],
    )
    if (!row) throw new Error('A comment was not stored')
    if (comment.key !== undefined) threads.set(comment.key, row.id)
    for (const role of comment.recommendedBy) {
      const reader = await findAccount(role)
      if (reader) await trx('gevel_comment_recommendations').insert({ comment_id: row.id, user_id: reader.id })
    }
    made++
  }
  return made
}
