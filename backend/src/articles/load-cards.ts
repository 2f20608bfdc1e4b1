import type { ArticleCard } from '@gevel/contract/references'
import { serialiseRows } from '../http/serialise-rows'
import { type ArticleCardRow, articleCard, cardOfArticle } from '../parts/article-card'

/** The cards of articles, by their row ids and in that order, without those that no longer exist. */
export async function loadCards(rowIds: readonly number[]): Promise<ArticleCard[]> {
  const cards = await loadCardsById(rowIds)
  return rowIds.flatMap((id) => cards.get(id) ?? [])
}

/** The same by row id, in one query. */
export async function loadCardsById(rowIds: readonly number[]): Promise<Map<number, ArticleCard>> {
  if (rowIds.length === 0) return new Map()
  const rows: ArticleCardRow[] = await strapi.db
    .query('api::content.content')
    .findMany({ where: { id: { $in: rowIds } }, ...cardOfArticle })
  return new Map(serialiseRows('article', rows, (row) => [row.id, articleCard(row)] as const))
}
