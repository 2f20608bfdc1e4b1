import type { Edition } from '@gevel/contract/editions'
import type { SearchKind } from '@gevel/contract/search'

/** The number of hits with each value of a filter. */
export interface Counts {
  edition: [Edition, number][]
  kind: [SearchKind, number][]
  year: [number, number][]
  /** row ids of tags */
  tag: [number, number][]
}

export type Facet = keyof Counts

const mostTags = 12

/** A query of the values and their numbers for each filter, over `hits`. */
const queries: Readonly<Record<Facet, string>> = {
  edition: `
    SELECT value, sum(number) AS number FROM (SELECT edition, count(*) AS number FROM hits GROUP BY edition) e,
      unnest(CASE WHEN edition IS NULL THEN '{general,pro}' ELSE ARRAY[edition] END) value
    GROUP BY value ORDER BY value`,
  kind: 'SELECT kind AS value, count(*) AS number FROM hits GROUP BY kind ORDER BY number DESC, kind',
  year: `
    SELECT date_part('year', moment)::integer AS value, count(*) AS number FROM hits WHERE moment IS NOT NULL
    GROUP BY value ORDER BY value DESC`,
  tag: `
    SELECT value, count(*) AS number FROM hits, unnest(tag_ids) value
    GROUP BY value ORDER BY number DESC, value LIMIT ${mostTags}`,
}

/** SQL of a JSON object with the counts of these filters. */
export function countsOf(facets: readonly Facet[]): string {
  const pairs = facets.map(
    (facet) =>
      `'${facet}', (SELECT coalesce(json_agg(json_build_array(value, number)), '[]') FROM (${queries[facet]}) c)`,
  )
  return `json_build_object(${pairs.join(', ')})`
}
