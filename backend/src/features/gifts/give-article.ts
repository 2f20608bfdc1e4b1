import type { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { giftDays, giftErrors, giftsAMonth } from '@gevel/contract/gifts'
import type { ArticleRef } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { accountError, notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { type Guarded, mayRead } from '../../platform/readers/access'
import type { Account } from '../../platform/readers/account'
import { readerOfAccount } from '../../platform/readers/reader'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { type GiftRow, showGift } from './gift'

/**
 * `POST /account/gifts`: makes the link of an article that the reader reads by a subscription.
 * @throws 404 for an article that is not published, or an error of `gifts/`
 */
export async function giveArticle({ input, session: { account } }: ReaderRequest<typeof giftEndpoints.give>) {
  const at = new Date()
  const row = await inTransaction((trx) => storeGift(trx, account, input, at))
  const refs = await loadArticleRefs(strapi.db.connection, [input.articleId])
  return { data: showGift(row, refs.get(input.articleId) ?? null, at) }
}

/**
 * Stores that an account gives an article away. A repeat, and an article whose link is still open, are the gift that was made before.
 * @throws 404 for an article that is not published, or an error of `gifts/`
 */
export async function storeGift(
  trx: Transaction,
  account: Account,
  { articleId, idempotencyKey }: { articleId: number; idempotencyKey: string },
  at: Date,
): Promise<GiftRow> {
  // serialises the gifts of one account, so that each counts the others
  const [giver] = await trx('up_users').where({ id: account.id }).forNoKeyUpdate().pluck('id')
  if (giver === undefined) throw accountError('user-token-expired')
  await requireGivable(trx, articleId, account)
  const open = await findOpen(trx, account.id, { articleId, idempotencyKey }, at)
  if (open) return open
  if ((await countThisMonth(trx, account.id, at)) >= giftsAMonth) throw domainError(giftErrors, 'gifts/none-left')
  return tablesOf(trx)
    .insertInto('gevel_gifts')
    .values({
      ...{ user_id: account.id, article_id: articleId, created_at: at, idempotency_key: idempotencyKey },
      expires_at: sql<Date>`((${at}::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date + ${giftDays + 1}::integer)::timestamp AT TIME ZONE 'Europe/Amsterdam'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many articles an account has given this month, those that it revoked among them. */
export async function countThisMonth(knex: Knex, userId: number, at: Date): Promise<number> {
  const { given } = await tablesOf(knex)
    .selectFrom('gevel_gifts')
    .select(({ fn }) => fn.countAll<string>().as('given'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', sql<Date>`date_trunc('month', ${at}::timestamptz, 'Europe/Amsterdam')`)
    .executeTakeFirstOrThrow()
  return Number(given)
}

async function requireGivable(trx: Transaction, articleId: number, account: Account): Promise<void> {
  const article: Guarded | undefined = await trx('contents')
    .where({ public_id: articleId })
    .whereNotNull('published_at')
    .first('access', 'edition')
  if (!article) throw notFound()
  if (article.access !== 'subscriber') throw domainError(giftErrors, 'gifts/for-everybody')
  if (!mayRead(readerOfAccount(account), article)) throw domainError(giftErrors, 'gifts/not-subscriber')
}

/** The gift that the same form made before, or one of the same article whose link still works. */
async function findOpen(
  trx: Transaction,
  userId: number,
  { articleId, idempotencyKey }: { articleId: number; idempotencyKey: string },
  at: Date,
): Promise<GiftRow | undefined> {
  return tablesOf(trx)
    .selectFrom('gevel_gifts')
    .selectAll()
    .where('user_id', '=', userId)
    .where((either) =>
      either.or([
        either('idempotency_key', '=', idempotencyKey),
        either.and([
          either('article_id', '=', articleId),
          either('revoked_at', 'is', null),
          either('expires_at', '>', at),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The links to published articles, by their ids. */
export async function loadArticleRefs(knex: Knex, ids: readonly number[]): Promise<Map<number, ArticleRef>> {
  const rows: ArticleRef[] = await knex('contents')
    .whereIn('public_id', ids)
    .whereNotNull('published_at')
    .select({ id: 'public_id' }, 'slug', 'edition', 'title')
  return new Map(rows.map((row) => [row.id, row]))
}
