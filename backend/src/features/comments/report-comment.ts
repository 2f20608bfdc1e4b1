import { commentErrors, type ReportReason } from '@gevel/contract/comments'
import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { Knex } from 'knex'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { idOf } from '../../platform/http/parameters'
import { timestamp } from '../../platform/http/timestamp'
import { defineLimit } from '../../platform/limits/limit'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { requireArticle } from './commented-article'
import { visibleComments } from './visible-comments'

/** Reports of one account. */
export const reportLimit = defineLimit('commentReports', {
  points: 20,
  minutes: 60,
  reached: 'U hebt kort na elkaar al veel reacties gemeld.',
})

/** This many reports hide a comment until an editor has judged it. */
const reportersThatHide = 3

interface Reported {
  article_public_id: number
  user_id: number
}

/**
 * `PUT /account/comments/{id}/report`: one per reader; idempotent.
 * @throws 404 for a comment that this reader cannot see, `comments/own` for the reader's own,
 * `too-many-requests`
 */
export async function reportComment({
  input,
  params,
  session: { account },
  client,
}: ReaderRequest<typeof commentEndpoints.report>) {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  if (id === null) throw notFound()
  if (await isReported(knex, id, account.id)) return null
  const comment: Reported | undefined = await visibleComments(knex)
    .where('c.id', id)
    .first('c.article_public_id', 'c.user_id')
  if (!comment) throw notFound()
  await requireArticle(knex, String(comment.article_public_id), account)
  if (comment.user_id === account.id) throw domainError(commentErrors, 'comments/own')
  await inTransaction(async (trx) => {
    // serialises the reports of one comment, so that the third sees the other two
    const held = await trx('gevel_comments').where({ id }).forUpdate().first('id')
    if (!held) throw notFound()
    // the same request twice at once
    if (await isReported(trx, id, account.id)) return
    await reportLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    await trx('gevel_comment_reports')
      .insert({ comment_id: id, user_id: account.id, ...input })
      .onConflict()
      .ignore()
    await hideIfMany(trx, id)
  })
  return null
}

async function isReported(knex: Knex, commentId: number, userId: number): Promise<boolean> {
  const report = await knex('gevel_comment_reports')
    .where({ comment_id: commentId, user_id: userId })
    .first('comment_id')
  return report !== undefined
}

async function hideIfMany(trx: Transaction, commentId: number): Promise<void> {
  const open = trx('gevel_comment_reports').where({ comment_id: commentId }).whereNull('judged_at')
  const [counted] = await open.count({ total: '*' })
  if (Number(counted?.total) < reportersThatHide) return
  await trx('gevel_comments').where({ id: commentId, state: 'shown' }).update({ state: 'waiting' })
}

/** The reports of an account, for its download. */
export async function ownReports(knex: Knex, userId: number) {
  const rows: { comment: string; reason: ReportReason; note: string | null; reported_at: Date }[] = await knex(
    'gevel_comment_reports as r',
  )
    .join('gevel_comments as c', 'c.id', 'r.comment_id')
    .where('r.user_id', userId)
    .orderBy('r.reported_at')
    .select('c.text as comment', 'r.reason', 'r.note', 'r.reported_at')
  return rows.map(({ reported_at, ...report }) => ({ ...report, reportedAt: timestamp(reported_at) }))
}
