import type { Access } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { notThere } from '../errors/account-errors'
import { idOf } from '../http/parameters'
import { mayRead, type Reader } from '../readers/access'
import type { Account } from '../readers/account'
import { readerOfAccount } from '../readers/reader'

/**
 * Whether an article is published and may be read to its end: only then are its comments there.
 * @param reader asks who reads; only for what is not everybody's
 */
export async function isReadable(knex: Knex, articleId: number, reader: () => Promise<Reader>): Promise<boolean> {
  const article: { access: Access } | undefined = await knex('contents')
    .where({ public_id: articleId })
    .whereNotNull('published_at')
    .first('access')
  return article !== undefined && (article.access === 'free' || mayRead(await reader(), article.access))
}

/**
 * The number of the article in a path, when the owner of an account may read it to its end.
 * @throws 404 when not: there is nothing to comment on
 */
export async function requireArticle(knex: Knex, path: string | undefined, account: Account): Promise<number> {
  const id = idOf(path)
  if (id === null || !(await isReadable(knex, id, async () => readerOfAccount(account)))) throw notThere()
  return id
}
