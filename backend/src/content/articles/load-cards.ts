import type { ArticleCard } from '@gevel/contract/references'
import type { Knex } from 'knex'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { documentTrees } from '../document-trees/document-tree'
import { type ArticleCardRow, articleCard, cardOfArticle } from '../parts/article-card'
import { mentionOfPartner } from '../parts/partner-ref'
import { bylineRows } from './byline-rows'

/** The cards of articles, by their row ids and in that order, without those that no longer exist. */
export async function loadCards(rowIds: readonly number[]): Promise<ArticleCard[]> {
  const cards = await loadCardsById(rowIds)
  return rowIds.flatMap((id) => cards.get(id) ?? [])
}

const cardRows = documentTrees<ArticleCardRow>({
  uid: 'api::content.content',
  select: cardOfArticle.select,
  populate: { ...cardOfArticle.populate, partners: mentionOfPartner },
})

/** The cards of articles by row id, without those that no longer exist. */
export async function loadCardsById(rowIds: readonly number[]): Promise<Map<number, ArticleCard>> {
  const rows = await cardRows(rowIds)
  const authors = await bylineRows(rows)
  return new Map(
    serialiseRows(
      'article',
      rows,
      (row) => [row.id, articleCard({ ...row, author: authors.get(row.id) ?? null })] as const,
    ),
  )
}

/**
 * The cards of the newest articles among those that a query selects by row id, in the order of all lists: for a
 * selection that the database has no list of.
 */
export async function newestAmong(rowIds: Knex.QueryBuilder, limit: number): Promise<ArticleCard[]> {
  const newest = strapi.db
    .connection('contents')
    .whereIn('id', rowIds)
    .orderByRaw('coalesce(released_at, published_at) DESC, public_id DESC')
  return loadCards(await newest.limit(limit).pluck('id'))
}
