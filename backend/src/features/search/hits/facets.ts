import type { SearchFacets } from '@gevel/contract/search'
import type { Knex } from 'knex'
import type { Counts } from '../query/counts-of-hits'
import type { Filters } from '../query/filters'
import { countHits } from '../query/find-hits'
import type { Query } from '../query/tsquery'

const facets = [
  ['edition', 'edition'],
  ['kind', 'kind'],
  ['year', 'year'],
  ['tag', 'tagId'],
] as const

/**
 * The counts of each filter's values. The count of a value is the number of results after it replaces the selected
 * value, so the counts of an active filter come from a search without that filter.
 */
export async function countFacets(knex: Knex, query: Query | null, filters: Filters, found: Counts): Promise<Counts> {
  const counts = { ...found }
  if (query === null) return counts
  await Promise.all(
    facets.map(async ([facet, filter]) => {
      if (filters[filter] === undefined) return
      Object.assign(counts, await countHits(knex, query, { ...filters, [filter]: undefined }, facet))
    }),
  )
  return counts
}

/** The counts in the response, with the names of tags in place of their row ids. */
export async function nameFacets(knex: Knex, counts: Counts): Promise<SearchFacets> {
  const ids = counts.tag.map(([id]) => id)
  const tags: { id: number; slug: string; name: string }[] = await knex('tags')
    .whereIn('id', ids)
    .select('id', 'slug', 'name')
  return {
    edition: counts.edition.map(([value, count]) => ({ value, count })),
    kind: counts.kind.map(([value, count]) => ({ value, count })),
    year: counts.year.map(([value, count]) => ({ value, count })),
    tag: counts.tag.flatMap(([id, count]) => {
      const tag = tags.find((each) => each.id === id)
      return tag ? [{ value: tag.slug, name: tag.name, count }] : []
    }),
  }
}
