import type { Edition } from '@gevel/contract/editions'
import type { SearchKind, SearchOrder } from '@gevel/contract/search'
import type { Knex } from 'knex'
import type { Term } from './term'

/** Filters of a search; a document passes all of them. */
export interface Filters {
  edition?: Edition | undefined
  kind?: SearchKind | undefined
  /** row id of a tag */
  tagId?: number | undefined
  year?: number | undefined
}

/** A document that was found, by its kind and row id. */
export interface FoundRow {
  kind: SearchKind
  id: number
}

export interface Counts {
  edition: [Edition, number][]
  kind: [SearchKind, number][]
  year: [number, number][]
  /** row ids of tags */
  tag: [number, number][]
}

export interface Found {
  total: number
  /** there are more than `total` */
  more: boolean
  rows: FoundRow[]
  counts: Counts
}

interface Wanted {
  order: SearchOrder
  /** its documents come first among equals */
  prefer: Edition
  limit: number
  offset: number
}

/** Ranking and counting read every hit, so only the newest are read. */
const mostHits = 1000
const mostTags = 12

/** The weights of a match in the intro (C), a name (B) and the title (A), then of a match only in the text. */
const weights = "'{0, 0.25, 0.5, 1}'"
const inText = 0.03
/** A vacancy mentions trades and places like an article, but readers who want vacancies usually say so. */
const kindWeights = "WHEN 'vacancy' THEN 0.85 WHEN 'event' THEN 0.95"
/** The factor for a match by a part of a compound, or by a synonym. */
const byMeaning = 0.6

/**
 * Finds documents with all of the terms, or with some of them.
 * @param query a tsquery of the terms
 */
export async function findHits(
  knex: Knex,
  terms: readonly Term[],
  query: string,
  filters: Filters,
  { order, prefer, limit, offset }: Wanted,
): Promise<Found> {
  const filtered = [query, ...filterEntries(filters)].join(' & ')
  const ranks = terms.map((term, at) => `${rankOf(term, at)} AS rank${at}`)
  const weighed = terms.map((_, at) => `ln(1 + n / (1.0 + has${at})) * (rank${at} + ${inText})`)
  const has = terms.map((_, at) => `count(*) FILTER (WHERE rank${at} > 0) AS has${at}`)
  const inTitle = terms.map((_, at) => `(rank${at} > ${byMeaning - 0.01})::integer`)
  const { rows } = await knex.raw<{ rows: [{ found: Found }] }>(
    `WITH hits AS MATERIALIZED (
       SELECT kind, row_id, edition, moment, tag_ids, title, ${ranks.join(', ')}
       FROM gevel_search_hits(:filtered::tsquery, ${mostHits})
     ), frequencies AS (
       SELECT count(*) AS n, ${has.join(', ')} FROM hits
     ), ranked AS (
       SELECT kind, row_id, moment, (${weighed.join(' + ')})
         * (1 + 0.25 * exp(-greatest(0, extract(epoch FROM now() - coalesce(moment, now() - interval '1 year'))) / 31557600.0))
         * CASE WHEN edition IS DISTINCT FROM :other THEN 1.03 ELSE 1 END
         * CASE kind ${kindWeights} ELSE 1 END
         -- how much of the title the search is
         * (1 + (${inTitle.join(' + ')}) / (1.0 + length(title) - length(replace(title, ' ', '')))) AS score
       FROM hits CROSS JOIN frequencies
     ), page AS (
       SELECT kind, row_id FROM ranked
       ORDER BY ${order === 'date' ? 'moment DESC NULLS LAST, score DESC' : 'score DESC, moment DESC NULLS LAST'}, kind, row_id
       LIMIT :limit OFFSET :offset
     )
     SELECT json_build_object(
       'total', (SELECT least(n, ${mostHits}) FROM frequencies),
       'more', (SELECT n > ${mostHits} FROM frequencies),
       'rows', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', row_id)), '[]') FROM page),
       'counts', json_build_object(
         'edition', (SELECT coalesce(json_agg(json_build_array(name, number)), '[]') FROM (
           SELECT name, count(*) AS number FROM hits, unnest(CASE WHEN edition IS NULL THEN '{general,pro}' ELSE ARRAY[edition] END) name
           GROUP BY name ORDER BY name) c),
         'kind', (SELECT coalesce(json_agg(json_build_array(kind, number)), '[]') FROM (
           SELECT kind, count(*) AS number FROM hits GROUP BY kind ORDER BY number DESC, kind) c),
         'year', (SELECT coalesce(json_agg(json_build_array(year, number)), '[]') FROM (
           SELECT extract(year FROM moment)::integer AS year, count(*) AS number FROM hits WHERE moment IS NOT NULL
           GROUP BY year ORDER BY year DESC) c),
         'tag', (SELECT coalesce(json_agg(json_build_array(tag, number)), '[]') FROM (
           SELECT tag, count(*) AS number FROM hits, unnest(tag_ids) tag GROUP BY tag ORDER BY number DESC, tag
           LIMIT ${mostTags}) c))) AS found`,
    {
      filtered,
      limit,
      offset,
      other: prefer === 'pro' ? 'general' : 'pro',
      ...Object.fromEntries(terms.flatMap(bindingsOf)),
    },
  )
  return rows[0].found
}

/** SQL of how well a document's head matches a term, from 0 to about 1. */
function rankOf({ exact, query }: Term, at: number): string {
  const byWords =
    exact === query
      ? '0'
      : `CASE ${['A', 'B', 'C']
          .map(
            (weight, index) =>
              `WHEN head @@ :term${at}${weight}::tsquery THEN ${byMeaning * ([1, 0.5, 0.25][index] ?? 0)}`,
          )
          .join(' ')} ELSE 0 END`
  return `greatest(ts_rank(${weights}, head, :exact${at}::tsquery), ${byWords})`
}

function bindingsOf({ exact, query }: Term, at: number): [string, string][] {
  const inWeights = ['A', 'B', 'C'].map((weight): [string, string] => [
    `term${at}${weight}`,
    query.replace(/[a-z0-9]+/g, (stem) => `${stem}:${weight}`),
  ])
  return [[`exact${at}`, exact], ...inWeights]
}

/** The entries of the index that a document must have to pass the filters. */
function filterEntries({ edition, kind, tagId, year }: Filters): string[] {
  return [
    ...(edition ? [`'e:${edition}'`] : []),
    ...(kind ? [`'k:${kind}'`] : []),
    ...(tagId === undefined ? [] : [`'t:${tagId}'`]),
    ...(year === undefined ? [] : [`'y:${year}'`]),
  ]
}
