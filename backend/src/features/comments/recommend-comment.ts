import { commentErrors } from '@gevel/contract/comments'
import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { Knex } from 'knex'
import { inTransaction } from '../../platform/database/transaction'
import { notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { idOf } from '../../platform/http/parameters'
import { timestamp } from '../../platform/http/timestamp'
import { defineLimit } from '../../platform/limits/limit'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { requireArticle } from './commented-article'
import { visibleComments } from './visible-comments'

/** Recommendations of one account. */
export const recommendationLimit = defineLimit('commentRecommendations', {
  points: 60,
  minutes: 10,
  reached: 'U hebt kort na elkaar al veel reacties aanbevolen.',
})

/**
 * `PUT /account/comments/{id}/recommendation`: one per reader; idempotent.
 * @throws 404 for a comment that is not public for this reader, `comments/own-recommendation`, `too-many-requests`
 */
export async function recommendComment({
  params,
  session: { account },
  client,
}: ReaderRequest<typeof commentEndpoints.recommend>): Promise<null> {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  const comment = id === null ? undefined : await visibleComments(knex).where('c.id', id).first('c.*')
  if (id === null || !comment) throw notFound()
  await requireArticle(knex, String(comment.article_public_id), account)
  if (comment.user_id === account.id) throw domainError(commentErrors, 'comments/own-recommendation')
  const row = { comment_id: id, user_id: account.id }
  await inTransaction(async (trx) => {
    // it may be removed meanwhile
    if (!(await trx('gevel_comments').where({ id }).forKeyShare().first('id'))) throw notFound()
    if (await trx('gevel_comment_recommendations').where(row).first('comment_id')) return
    await recommendationLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    await trx('gevel_comment_recommendations').insert(row).onConflict().ignore()
  })
  return null
}

/** `DELETE /account/comments/{id}/recommendation`: idempotent. */
export async function withdrawRecommendation({
  params,
  session: { account },
}: ReaderRequest<typeof commentEndpoints.withdraw>): Promise<null> {
  const id = idOf(params.id)
  if (id !== null)
    await strapi.db.connection('gevel_comment_recommendations').where({ comment_id: id, user_id: account.id }).delete()
  return null
}

/** The recommendations of an account, for its download. */
export async function ownRecommendations(knex: Knex, userId: number) {
  const rows: { comment: string; recommended_at: Date }[] = await knex('gevel_comment_recommendations as r')
    .join('gevel_comments as c', 'c.id', 'r.comment_id')
    .where('r.user_id', userId)
    .orderBy('r.recommended_at')
    .select('c.text as comment', 'r.recommended_at')
  return rows.map(({ comment, recommended_at }) => ({ comment, recommendedAt: timestamp(recommended_at) }))
}
