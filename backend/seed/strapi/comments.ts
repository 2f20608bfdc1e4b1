import { randomUUID } from 'node:crypto'
import type { CommentSource } from '../content/comment-data'
import { dutchTimeToUtc } from '../content/dutch-time'
import type { Transaction } from '../rows/insert-rows'
import type { Account } from './accounts'

/**
 * Inserts readers' comments under the articles of the seed, oldest first so that their ids rise with time. Those of
 * accounts that the database lacks are left out.
 * @returns how many there are
 */
export async function insertComments(
  trx: Transaction,
  comments: readonly CommentSource[],
  accounts: readonly Account[],
): Promise<number> {
  let made = 0
  for (const comment of comments.toSorted((one, other) => one.at.localeCompare(other.at))) {
    const email = accounts.find(({ role }) => role === comment.by)?.email
    const author = email && (await trx('up_users').where({ email }).first('id'))
    const article = await trx('contents')
      .where({ slug: comment.article })
      .whereNotNull('published_at')
      .first('public_id')
    if (!author || !article) continue
    await trx('gevel_comments').insert({
      article_public_id: article.public_id,
      user_id: author.id,
      text: comment.text,
      state: 'shown',
      written_at: dutchTimeToUtc(comment.at),
      edited_at: comment.edited ? dutchTimeToUtc(comment.edited) : null,
      idempotency_key: randomUUID(),
    })
    made++
  }
  return made
}
