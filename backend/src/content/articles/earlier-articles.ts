import { editionSchema } from '@gevel/contract/editions'
import { prepared, run } from '../../platform/database/prepared-statement'
import type { Relatable } from './related-articles'

const most = 3
/** Number of newest earlier articles that are read per tag or company, and per edition. */
const readOfEach = 20
/** A company says more about a story than a tag, except the first, which is its subject; and more still when it is in the headline. */
const weights = { company: 2, firstTag: 2, tag: 1, headline: 2 } as const
/** A company or the subject, and something else. */
const sameStory = 3
/**
 * An article may score this much less than the best, which may be one that the page links to already: few related articles are
 * better than many unrelated ones.
 */
const nearBest = 2

const newestEarlier = prepared(`
  WITH found AS (
    SELECT l.content_id, l.released_at, l.public_id,
      sum(own.weight + CASE WHEN strpos(lower(c.title), lower(own.name)) > 0 THEN ${weights.headline} ELSE 0 END) AS score
    FROM unnest(:kinds::text[], :ownerIds::integer[], :weights::integer[], :names::text[]) AS own(kind, owner_id, weight, name)
      CROSS JOIN unnest(:editions::text[]) AS of(edition)
      CROSS JOIN LATERAL (
        SELECT content_id, released_at, public_id FROM gevel_listed_articles
        WHERE kind = own.kind AND owner_id = own.owner_id AND edition = of.edition AND released_at < :releasedAt
          AND content_id <> :id
        ORDER BY released_at DESC, public_id DESC LIMIT ${readOfEach}
      ) l
      JOIN contents c ON c.id = l.content_id
    GROUP BY l.content_id, l.released_at, l.public_id HAVING sum(own.weight) >= ${sameStory}
  )
  SELECT content_id FROM found
  WHERE score >= (SELECT max(score) FROM found) - ${nearBest} AND content_id <> ALL (:except)
  ORDER BY score DESC, released_at DESC, public_id DESC LIMIT ${most}`)

interface Story extends Relatable {
  partners: readonly { id: number; name: string }[]
}

/**
 * Row ids of earlier articles of the same story, in both editions: those that have the most companies and tags in common with it.
 * @param except row ids of articles that the page links to already
 */
export async function earlierThan(
  { id, tags, partners }: Story,
  releasedAt: Date,
  except: readonly number[],
): Promise<number[]> {
  const owners = [
    ...tags.map(({ id }, at) => ({ kind: 'tag', id, weight: at === 0 ? weights.firstTag : weights.tag, name: null })),
    ...partners.map(({ id, name }) => ({ kind: 'company', id, weight: weights.company, name })),
  ]
  const found = await run<{ content_id: number }>(newestEarlier, {
    kinds: owners.map(({ kind }) => kind),
    ownerIds: owners.map((owner) => owner.id),
    weights: owners.map(({ weight }) => weight),
    names: owners.map(({ name }) => name),
    ...{ editions: editionSchema.options, releasedAt, id, except },
  })
  return found.map((row) => row.content_id)
}
