import { type ArticleCard, type ArticleCardRow, articleCard, cardOfArticle } from './article-card'

/** The cards of articles, by their row ids and in that order, in one go. */
export async function loadCards(rowIds: readonly number[]): Promise<ArticleCard[]> {
  if (rowIds.length === 0) return []
  const rows: ArticleCardRow[] = await strapi.db
    .query('api::content.content')
    .findMany({ where: { id: { $in: rowIds } }, ...cardOfArticle })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rowIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [articleCard(row)] : []
  })
}
