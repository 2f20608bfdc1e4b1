import { newestFirst } from './find-articles'

const most = 3

/**
 * Row ids of what to read beside an article: what the editor chose, then the newest that share a tag or a company.
 * @param chosen row ids of the editor's choice, published ones only
 */
export async function relatedTo(articleId: number, edition: string, chosen: readonly number[]): Promise<number[]> {
  const missing = most - chosen.length
  if (missing <= 0) return chosen.slice(0, most)
  const alike = newestFirst(
    strapi.db
      .connection('contents as c')
      .whereNotNull('c.published_at')
      .where('c.edition', edition)
      .whereNotIn('c.id', [articleId, ...chosen])
      .whereRaw(`(${sharing('contents_tags_lnk', 'tag_id')} OR ${sharing('contents_partners_lnk', 'partner_id')})`, [
        articleId,
        articleId,
      ]),
  )
  return [...chosen, ...(await alike.limit(missing).pluck('c.id'))]
}

/** Whether an article `c` has a link that another article has; what that one links to is looked up once. */
function sharing(table: string, column: string): string {
  return `EXISTS (SELECT 1 FROM ${table} l WHERE l.content_id = c.id
    AND l.${column} = ANY (ARRAY (SELECT ${column} FROM ${table} WHERE content_id = ?)))`
}
