import type { ArticleRef } from '@gevel/contract/references'
import type { Knex } from 'knex'

/** The links to published articles, by their ids. */
export async function loadArticleRefs(knex: Knex, ids: readonly number[]): Promise<Map<number, ArticleRef>> {
  const rows: ArticleRef[] = await knex('contents')
    .whereIn('public_id', ids)
    .whereNotNull('published_at')
    .select({ id: 'public_id' }, 'slug', 'edition', 'title')
  return new Map(rows.map((row) => [row.id, row]))
}
