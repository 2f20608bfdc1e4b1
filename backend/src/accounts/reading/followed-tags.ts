import type { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { Knex } from 'knex'
import { notFound } from '../../errors/account-errors'
import type { ReaderRequest } from '../../readers/reader-route'

/** The tags an account follows, by name. */
async function followedTags(knex: Knex, userId: number): Promise<{ name: string; slug: string }[]> {
  return knex('gevel_followed_tags as f')
    .join('tags as t', 't.document_id', 'f.tag_document_id')
    .where('f.user_id', userId)
    .orderByRaw('lower(t.name)')
    .select('t.name', 't.slug')
}

/** `GET /account/followed-tags` */
export async function listFollowedTags({ session }: ReaderRequest) {
  return { data: await followedTags(strapi.db.connection, session.account.id) }
}

/** `PUT /account/followed-tags/{slug}`: idempotent. */
export async function followTag({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.followTag>): Promise<null> {
  const knex = strapi.db.connection
  const tag: { document_id: string } | undefined = await knex('tags').where({ slug: params.slug }).first('document_id')
  if (!tag) throw notFound()
  await knex('gevel_followed_tags')
    .insert({ user_id: session.account.id, tag_document_id: tag.document_id })
    .onConflict()
    .ignore()
  return null
}

/** `DELETE /account/followed-tags/{slug}`: idempotent. */
export async function unfollowTag({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.unfollowTag>): Promise<null> {
  const knex = strapi.db.connection
  await knex('gevel_followed_tags')
    .where({ user_id: session.account.id })
    .whereIn('tag_document_id', knex('tags').where({ slug: params.slug }).select('document_id'))
    .delete()
  return null
}
