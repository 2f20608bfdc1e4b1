const most = 3

/**
 * Row ids of the related articles: the editor's choice, then the newest that share a tag or a company. Only the newest
 * few of each tag or company are read.
 * @param chosen row ids of the editor's choice, published ones only
 */
export async function relatedTo(articleId: number, edition: string, chosen: readonly number[]): Promise<number[]> {
  const missing = most - chosen.length
  if (missing <= 0) return chosen.slice(0, most)
  const { rows } = await strapi.db.connection.raw(
    `SELECT DISTINCT l.content_id, l.released_at, l.public_id
    FROM gevel_listed_articles own CROSS JOIN LATERAL (
      SELECT content_id, released_at, public_id FROM gevel_listed_articles
      WHERE kind = own.kind AND owner_id = own.owner_id AND edition = :edition AND content_id <> ALL (:except)
      ORDER BY released_at DESC, public_id DESC LIMIT :missing
    ) l
    WHERE own.content_id = :articleId AND own.kind <> 'all'
    ORDER BY l.released_at DESC, l.public_id DESC LIMIT :missing`,
    { articleId, edition, missing, except: [articleId, ...chosen] },
  )
  return [...chosen, ...rows.map((row: { content_id: number }) => row.content_id)]
}
