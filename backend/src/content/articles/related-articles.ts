import type { Edition } from '@gevel/contract/editions'
import { prepared, run } from '../../platform/database/prepared-statement'

const most = 3

/** The part of an article that determines what is related to it, by row ids. */
export interface Relatable {
  id: number
  edition: Edition
  /** in the editor's order */
  tags: readonly { id: number }[]
  partners: readonly { id: number }[]
}

const newestRelated = prepared(`
  WITH candidates AS MATERIALIZED (
    SELECT own.kind, own.owner_id, l.content_id, l.released_at, l.public_id
    FROM unnest(:kinds::text[], :ownerIds::integer[]) AS own(kind, owner_id) CROSS JOIN LATERAL (
      SELECT content_id, released_at, public_id FROM gevel_listed_articles
      WHERE kind = own.kind AND owner_id = own.owner_id AND edition = :edition AND content_id <> ALL (:except)
      ORDER BY released_at DESC, public_id DESC LIMIT :missing
    ) l
  ), main AS (
    SELECT owner_id FROM candidates WHERE kind = 'tag' GROUP BY owner_id HAVING count(*) = :missing
    ORDER BY array_position(CAST(:tags AS integer[]), owner_id) LIMIT 1
  )
  SELECT content_id FROM candidates GROUP BY content_id, released_at, public_id
  ORDER BY bool_or(kind = 'tag' AND owner_id IN (SELECT owner_id FROM main)) DESC, released_at DESC, public_id DESC
  LIMIT :missing`)

/**
 * Row ids of the related articles: the editor's choice, then the newest that share a tag or a company. Those of one tag
 * come first: the first of the article's tags that can fill the places. Only the newest few of each tag or company are
 * read.
 * @param chosen row ids of the editor's choice, published ones only
 * @param except row ids of articles that the page links to already
 */
export async function relatedTo(
  { id, edition, tags, partners }: Relatable,
  chosen: readonly number[],
  except: readonly number[],
): Promise<number[]> {
  const missing = most - chosen.length
  if (missing <= 0) return chosen.slice(0, most)
  const owners = [
    ...tags.map((tag) => ({ kind: 'tag', ownerId: tag.id })),
    ...partners.map((partner) => ({ kind: 'company', ownerId: partner.id })),
  ]
  const found = await run<{ content_id: number }>(newestRelated, {
    kinds: owners.map(({ kind }) => kind),
    ownerIds: owners.map(({ ownerId }) => ownerId),
    tags: tags.map((tag) => tag.id),
    ...{ edition, missing, except: [id, ...chosen, ...except] },
  })
  return [...chosen, ...found.map((row) => row.content_id)]
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
