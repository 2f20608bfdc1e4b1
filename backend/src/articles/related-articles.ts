const most = 3

/**
 * Row ids of the related articles: the editor's choice, then the newest that share a tag or a company. Those of one tag
 * come first: the first of the article's tags that can fill the places. Only the newest few of each tag or company are
 * read.
 * @param tags row ids of the article's tags, in the editor's order
 * @param chosen row ids of the editor's choice, published ones only
 */
export async function relatedTo(
  { id, edition }: { id: number; edition: string },
  tags: readonly number[],
  chosen: readonly number[],
): Promise<number[]> {
  const missing = most - chosen.length
  if (missing <= 0) return chosen.slice(0, most)
  const { rows } = await strapi.db.connection.raw(
    `WITH candidates AS MATERIALIZED (
      SELECT own.kind, own.owner_id, l.content_id, l.released_at, l.public_id
      FROM gevel_listed_articles own CROSS JOIN LATERAL (
        SELECT content_id, released_at, public_id FROM gevel_listed_articles
        WHERE kind = own.kind AND owner_id = own.owner_id AND edition = :edition AND content_id <> ALL (:except)
        ORDER BY released_at DESC, public_id DESC LIMIT :missing
      ) l
      WHERE own.content_id = :id AND own.kind <> 'all'
    ), main AS (
      SELECT owner_id FROM candidates WHERE kind = 'tag' GROUP BY owner_id HAVING count(*) = :missing
      ORDER BY array_position(CAST(:tags AS integer[]), owner_id) LIMIT 1
    )
    SELECT content_id FROM candidates GROUP BY content_id, released_at, public_id
    ORDER BY bool_or(kind = 'tag' AND owner_id IN (SELECT owner_id FROM main)) DESC, released_at DESC, public_id DESC
    LIMIT :missing`,
    { id, edition, tags: [...tags], missing, except: [id, ...chosen] },
  )
  return [...chosen, ...rows.map((row: { content_id: number }) => row.content_id)]
}

/** The first of these tags that all these articles have; undefined when there is none, or no article. */
export async function sharedTag<Tag extends { id: number }>(
  tags: readonly Tag[],
  articles: readonly number[],
): Promise<Tag | undefined> {
  if (tags.length === 0 || articles.length === 0) return undefined
  const shared = await strapi.db
    .connection('gevel_listed_articles')
    .where({ kind: 'tag' })
    .whereIn('content_id', articles)
    .whereIn(
      'owner_id',
      tags.map(({ id }) => id),
    )
    .groupBy('owner_id')
    .havingRaw('count(*) = ?', [articles.length])
    .pluck('owner_id')
  return tags.find(({ id }) => shared.includes(id))
}
