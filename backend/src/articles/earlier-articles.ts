import { prepared, run } from '../database/prepared-statement'
import type { Relatable } from './related-articles'

const most = 3
/** Of each tag and company only the newest earlier articles are read. */
const readOfEach = 30
/** A company says more about a story than a tag. */
const weights = { company: 2, tag: 1 } as const
/** A company and a tag, two companies, or three tags. */
const sameStory = 3

const newestEarlier = prepared(`
  SELECT content_id FROM unnest(:kinds::text[], :ownerIds::integer[], :weights::integer[]) AS own(kind, owner_id, weight)
    CROSS JOIN LATERAL (
      SELECT content_id, released_at, public_id FROM gevel_listed_articles
      WHERE kind = own.kind AND owner_id = own.owner_id AND edition = :edition AND released_at < :releasedAt
        AND content_id <> ALL (:except)
      ORDER BY released_at DESC, public_id DESC LIMIT ${readOfEach}
    ) l
  GROUP BY content_id, released_at, public_id HAVING sum(weight) >= ${sameStory}
  ORDER BY sum(weight) DESC, released_at DESC, public_id DESC LIMIT ${most}`)

/**
 * Row ids of earlier articles of the same story: those that have the most companies and tags in common with it.
 * @param except row ids of articles that the page links to already
 */
export async function earlierThan(
  { id, edition, tags, partners }: Relatable,
  releasedAt: Date,
  except: readonly number[],
): Promise<number[]> {
  const owners = [
    ...tags.map((tag) => ({ kind: 'tag', ownerId: tag.id }) as const),
    ...partners.map((partner) => ({ kind: 'company', ownerId: partner.id }) as const),
  ]
  const found = await run<{ content_id: number }>(newestEarlier, {
    kinds: owners.map(({ kind }) => kind),
    ownerIds: owners.map(({ ownerId }) => ownerId),
    weights: owners.map(({ kind }) => weights[kind]),
    ...{ edition, releasedAt, except: [id, ...except] },
  })
  return found.map((row) => row.content_id)
}
