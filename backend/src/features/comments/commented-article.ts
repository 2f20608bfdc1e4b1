import type { Knex } from 'knex'
import { notFound } from '../../platform/errors/account-errors'
import { idOf } from '../../platform/http/parameters'
import { type Guarded, mayBeRead, type Reader } from '../../platform/readers/access'
import type { Account } from '../../platform/readers/account'
import { readerOfAccount } from '../../platform/readers/reader'

/**
 * Whether an article is published and this reader may read all of it: only then are its comments visible.
 * @param reader returns the type of reader; called only when the article is not free
 */
export async function isReadable(knex: Knex, articleId: number, reader: () => Promise<Reader>): Promise<boolean> {
  const article: Guarded | undefined = await knex('contents')
    .where({ public_id: articleId })
    .whereNotNull('published_at')
    .first('access', 'edition')
  return article !== undefined && mayBeRead(article, reader)
}

/**
 * The id of the article in a path, when the account may read all of it.
 * @throws 404 when not: there is nothing to comment on
 */
export async function requireArticle(knex: Knex, path: string | undefined, account: Account): Promise<number> {
  const id = idOf(path)
  if (id === null || !(await isReadable(knex, id, async () => readerOfAccount(account)))) throw notFound()
  return id
}
