import { commentErrors } from '@gevel/contract/comments'
import type { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { notFound } from '../../platform/errors/account-errors'
import { domainError } from '../../platform/errors/domain-error'
import { idOf } from '../../platform/http/parameters'
import type { ReaderRequest } from '../../platform/readers/reader-route'
import { editableFor, findOwn } from './reader-comments'
import { hasLink } from './write-comment'

/**
 * `PUT /account/comments/{id}`: changes the text, within fifteen minutes. A text with a link waits for an editor
 * again. A repeat of the same change succeeds after that too.
 * @throws 404 for a comment of somebody else; `operation-not-allowed` with the reason `late` or `hidden`
 */
export async function changeComment({ input, params, session }: ReaderRequest<typeof commentEndpoints.change>) {
  const knex = strapi.db.connection
  const id = idOf(params.id)
  const before = id === null ? undefined : await findOwn(knex, session.account.id, id)
  if (id === null || !before?.own) throw notFound()
  if (before.text === input.text) return before
  if (before.own.state === 'hidden') throw domainError(commentErrors, 'comments/hidden')
  const addsLink = hasLink(input.text) && !hasLink(before.text)
  const changed = await knex('gevel_comments')
    .where({ id, user_id: session.account.id })
    .whereNot({ state: 'hidden' })
    .whereRaw(`now() < written_at + ${editableFor}`)
    .update({
      text: input.text,
      edited_at: knex.fn.now(),
      version: knex.raw('version + 1'),
      ...(addsLink && { state: 'waiting' }),
    })
  const after = await findOwn(knex, session.account.id, id)
  if (!after?.own) throw notFound()
  if (changed === 0)
    throw domainError(commentErrors, after.own.state === 'hidden' ? 'comments/hidden' : 'comments/late')
  return after
}

/** `DELETE /account/comments/{id}`: at any time. Idempotent; a comment of somebody else is left alone. */
export async function removeComment({ params, session }: ReaderRequest<typeof commentEndpoints.remove>): Promise<null> {
  const id = idOf(params.id)
  if (id !== null) await strapi.db.connection('gevel_comments').where({ id, user_id: session.account.id }).delete()
  return null
}
