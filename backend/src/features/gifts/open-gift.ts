import type { giftEndpoints } from '@gevel/contract/endpoints/gifts'
import { giftErrors } from '@gevel/contract/gifts'
import { showArticle } from '../../content/articles/show-article'
import { tablesOf } from '../../platform/database/tables-of'
import { domainError } from '../../platform/errors/domain-error'
import type { RouteRequest } from '../../platform/http/route'
import { defineLimit } from '../../platform/limits/limit'
import { accountById, nameOf } from '../../platform/readers/account'
import { lastDayOf, requireGift } from './gift'

/** Openings from one network address: an office that opens a gift together, and not a script. */
export const openingLimit = defineLimit('gift-openings', { points: 60, minutes: 60 })

/**
 * `GET /public/gifts`: the whole article, for anybody with the link. Nothing is stored or counted.
 * @throws an error of `gifts/`
 */
export async function openGift({ input: { code } }: RouteRequest<typeof giftEndpoints.open>) {
  const knex = strapi.db.connection
  const gift = await requireGift(knex, code, new Date())
  const [shown, giver] = await Promise.all([
    showArticle(gift.article_id, async () => 'mix'),
    accountById(knex, gift.user_id),
  ])
  if (!shown || !giver) throw domainError(giftErrors, 'gifts/unknown')
  return { data: { article: shown.data, giver: nameOf(giver), validUntil: lastDayOf(gift) } }
}

/**
 * `POST /public/gifts/openings`: counts a browser that shows the article.
 * @throws an error of `gifts/`
 */
export async function countOpening({ input: { code }, client }: RouteRequest<typeof giftEndpoints.count>) {
  const knex = strapi.db.connection
  const { id } = await requireGift(knex, code, new Date())
  if (await openingLimit.take(client.address))
    await tablesOf(knex)
      .updateTable('gevel_gifts')
      .set((gift) => ({ opened: gift('opened', '+', 1) }))
      .where('id', '=', id)
      .execute()
  return { ok: true } as const
}
