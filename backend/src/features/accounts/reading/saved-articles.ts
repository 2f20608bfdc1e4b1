import type { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { Knex } from 'knex'
import { loadCards } from '../../../content/articles/load-cards'
import { notFound } from '../../../platform/errors/account-errors'
import { countAll, listResponse, onPage } from '../../../platform/http/pagination'
import { idOf } from '../../../platform/http/parameters'
import type { ReaderRequest } from '../../../platform/readers/reader-route'

/** Bounds the size of the response. */
const maxSaved = 1000

/** The articles an account has saved and that are still published. */
function saved(knex: Knex, userId: number): Knex.QueryBuilder {
  return knex('gevel_saved_articles as s')
    .join('contents as c', 'c.public_id', 's.article_public_id')
    .whereNotNull('c.published_at')
    .where('s.user_id', userId)
}

/** `GET /account/saved-articles`: their cards. */
export async function listSavedArticles({ input, session }: ReaderRequest<typeof readingListEndpoints.listArticles>) {
  const { page, pageSize } = input
  const newest = saved(strapi.db.connection, session.account.id).orderBy([
    { column: 's.added_at', order: 'desc' },
    'c.public_id',
  ])
  const cards = await loadCards(await onPage(newest, page, pageSize).pluck('c.id'))
  return listResponse(cards, page, pageSize, await countAll(newest))
}

/** `PUT /account/saved-articles/{id}`: idempotent; an article that is already saved keeps its place in the list. */
export async function saveArticle({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.saveArticle>): Promise<null> {
  const knex = strapi.db.connection
  const public_id = idOf(params.id)
  const article = public_id && (await knex('contents').where({ public_id }).whereNotNull('published_at').first('id'))
  if (!article) throw notFound()
  await knex('gevel_saved_articles')
    .insert({ user_id: session.account.id, article_public_id: public_id })
    .onConflict()
    .ignore()
  await forgetOldest(knex, session.account.id)
  return null
}

async function forgetOldest(knex: Knex, user_id: number): Promise<void> {
  const oldest = knex('gevel_saved_articles').where({ user_id }).orderBy('added_at', 'desc').offset(maxSaved)
  await knex('gevel_saved_articles')
    .where({ user_id })
    .whereIn('article_public_id', oldest.select('article_public_id'))
    .delete()
}

/** `DELETE /account/saved-articles/{id}`: idempotent. */
export async function removeSavedArticle({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.removeArticle>): Promise<null> {
  const article_public_id = idOf(params.id)
  if (article_public_id !== null) {
    await strapi.db
      .connection('gevel_saved_articles')
      .where({ user_id: session.account.id, article_public_id })
      .delete()
  }
  return null
}
