import type { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { type Gift, giftsAMonth } from '@gevel/contract/gifts'
import type { Knex } from 'knex'
import { tablesOf } from '../../platform/database/tables-of'
import { notFound } from '../../platform/errors/account-errors'
import { idOf } from '../../platform/http/parameters'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { showGift } from './gift'
import { countThisMonth, loadArticleRefs } from './give-article'

/** `GET /account/gifts`: the gifts of the reader, newest first, and how many more this month has. */
export async function listGifts({ session: { account } }: ReaderRequest<typeof giftEndpoints.list>) {
  const at = new Date()
  const knex = strapi.db.connection
  const [gifts, given] = await Promise.all([loadGifts(knex, account.id, at), countThisMonth(knex, account.id, at)])
  return { data: { left: Math.max(0, giftsAMonth - given), gifts } }
}

/** The gifts of an account, newest first. */
export async function loadGifts(knex: Knex, userId: number, at: Date): Promise<Gift[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_gifts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const refs = await loadArticleRefs(
    knex,
    rows.map((row) => row.article_id),
  )
  return rows.map((row) => showGift(row, refs.get(row.article_id) ?? null, at))
}

/**
 * `DELETE /account/gifts/{id}`: its link opens nothing any more. A repeat changes nothing.
 * @throws 404 for a gift of somebody else
 */
export async function revokeGift({ params, session: { account } }: ReaderRequest<typeof giftEndpoints.revoke>) {
  const id = idOf(params.id)
  const own = id === null ? undefined : await revoke(id, account.id)
  if (!own) throw notFound()
  return null
}

async function revoke(id: number, userId: number) {
  return tablesOf(strapi.db.connection)
    .updateTable('gevel_gifts')
    .set(({ fn, val }) => ({ revoked_at: fn.coalesce('revoked_at', val(new Date())) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
}
