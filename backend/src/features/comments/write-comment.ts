import { commentErrors, repliesAThread } from '@gevel/contract/comments'
import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { accountError, notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { defineLimit } from '../../platform/limits/limit'
import type { Account } from '../../platform/readers/account'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { requireArticle } from './commented-article'
import { findOwn } from './reader-comments'
import { visibleComments } from './visible-comments'

/** Comments of one account. */
export const commentLimit = defineLimit('comments', {
  points: 5,
  minutes: 10,
  reached: 'U hebt kort na elkaar al vaak gereageerd.',
})

/** A text that is repeated within this time is one comment; a PostgreSQL interval. */
const repeatInterval = `interval '10 minutes'`

/**
 * `POST /account/articles/{id}/comments`: places a comment or a reply, or holds it for an editor: the first of an account, and
 * one with a link.
 * @throws 404, `comments/gone` or `comments/full` for a reply, `too-many-requests`, or `operation-not-allowed` for an account that is about to be deleted
 */
export async function writeComment({
  input,
  params,
  session: { account },
  client,
}: ReaderRequest<typeof commentEndpoints.write>) {
  const knex = strapi.db.connection
  const articleId = await requireArticle(knex, params.id, account)
  const { text, idempotencyKey } = input
  return inTransaction(async (trx) => {
    await lockForComment(trx, account.id, articleId)
    const threadId = await findThread(trx, articleId, input.replyTo)
    const earlierComment = await findSent(trx, account.id, articleId, threadId, input)
    if (earlierComment) return earlierComment
    if (threadId === undefined) throw domainError(commentErrors, 'comments/gone')
    if (threadId !== null) await requireRoom(trx, articleId, threadId)
    await commentLimit.consume(String(account.id), { source: client, account: account.id }, { trx })
    const state = hasLink(text) || !(await isKnownAuthor(trx, account)) ? 'waiting' : 'shown'
    await trx('gevel_comments').insert({
      article_public_id: articleId,
      user_id: account.id,
      text,
      state,
      idempotency_key: idempotencyKey,
      thread_id: threadId,
    })
    const stored = await findSent(trx, account.id, articleId, threadId, input)
    if (!stored) throw new Error('A comment was not stored')
    return stored
  })
}

/**
 * Serialises the comments of one account: the same text sent twice, with whatever keys, is then one comment, and a
 * repeat gets the response of the first without being counted. The lock also keeps the account and the article from
 * changing.
 */
async function lockForComment(trx: Transaction, userId: number, articleId: number): Promise<void> {
  const account = await trx('up_users').where({ id: userId }).forNoKeyUpdate().first('deletion_at')
  if (!account) throw accountError('user-token-expired')
  if (account.deletion_at)
    throw accountError('operation-not-allowed', 'Uw account wordt verwijderd. Maak dat eerst ongedaan om te reageren.')
  const versions = await trx('contents').where({ public_id: articleId }).forKeyShare().pluck('id')
  if (versions.length === 0) throw notFound()
}

/**
 * The thread of the comment that is replied to; null for a comment of its own.
 * @returns undefined when that comment is not public under this article (any more)
 */
async function findThread(trx: Transaction, articleId: number, replyTo: number | undefined) {
  if (replyTo === undefined) return null
  const comment: { id: number; thread_id: number | null } | undefined = await visibleComments(trx)
    .where({ 'c.id': replyTo, 'c.article_public_id': articleId })
    .first('c.id', 'c.thread_id')
  return comment && (comment.thread_id ?? comment.id)
}

/** @throws `comments/full`: the replies of a thread are on one page */
async function requireRoom(trx: Transaction, articleId: number, threadId: number): Promise<void> {
  const [counted] = await trx('gevel_comments')
    .where({ article_public_id: articleId, thread_id: threadId })
    .count({ total: '*' })
  if (Number(counted?.total) >= repliesAThread) throw domainError(commentErrors, 'comments/full')
}

/** Finds a repeat: from the same form, or from the page after going back to it. */
async function findSent(
  knex: Knex,
  userId: number,
  articleId: number,
  threadId: number | null | undefined,
  { text, idempotencyKey }: z.infer<typeof commentEndpoints.write.input>,
) {
  const known: { id: number } | undefined = await knex('gevel_comments')
    .where({ user_id: userId, text })
    .where((either) =>
      either
        .where({ idempotency_key: idempotencyKey })
        .orWhere((soon) =>
          soon
            .where({ article_public_id: articleId, thread_id: threadId ?? null })
            .whereRaw(`written_at > now() - ${repeatInterval}`),
        ),
    )
    .first('id')
  return known && findOwn(knex, userId, known.id)
}

/** Whether an earlier comment of this account was approved, by an editor or by the passing of time. */
async function isKnownAuthor(knex: Knex, { id }: Account): Promise<boolean> {
  return (await knex('gevel_comments').where({ user_id: id, state: 'shown' }).first('id')) !== undefined
}

const address =
  /https?:\/\/|www\.|@[\w-]+\.\w|[\w-]\.(?:nl|be|com|net|org|eu|info|biz|shop|store|online|site|io|ru|cn|xyz|top|link|click|app)(?![\p{L}\d])/iu

/** Whether a text contains a web address, also without its protocol, or an e-mail address. */
export function hasLink(text: string): boolean {
  return address.test(text)
}
