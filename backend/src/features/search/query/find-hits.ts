import type { Edition } from '@gevel/contract/editions'
import type { SearchKind, SearchOrder } from '@gevel/contract/search'
import type { Knex } from 'knex'
import { type Counts, countsOf, type Facet } from './counts-of-hits'
import { type Filters, filterEntries } from './filters'
import { bindingsOf, rankOf, scoreOf } from './rank-of-hits'
import type { Term } from './term'
import { type Query, tsqueryOf } from './tsquery'

/** A document that was found, by its kind and row id. */
export interface FoundRow {
  kind: SearchKind
  id: number
}

export interface Found {
  total: number
  /** there are more than `total` */
  more: boolean
  rows: FoundRow[]
  counts: Partial<Counts>
}

interface Wanted {
  order: SearchOrder
  /** its documents come first among equals */
  prefer: Edition
  limit: number
  offset: number
  /** the filters whose values to count */
  facets: readonly Facet[]
}

/**
 * SQL of the order of hits. By date, the newest of those until now come first: what is still to come stands after them, the
 * soonest first, then what has no date.
 */
const orders: Readonly<Record<SearchOrder, string>> = {
  date: `moment > now() AT TIME ZONE 'UTC', CASE WHEN moment > now() AT TIME ZONE 'UTC' THEN moment END,
    moment DESC NULLS LAST, score DESC`,
  relevance: 'score DESC, moment DESC NULLS LAST',
}

/** Ranking and counting read every hit, so only the newest are read. */
const mostHits = 500

/**
 * Finds documents with all of the terms, or with some of them.
 * @param query the terms that a document has to have
 */
export async function findHits(
  knex: Knex,
  terms: readonly Term[],
  query: Query,
  filters: Filters,
  { order, prefer, limit, offset, facets }: Wanted,
): Promise<Found> {
  const ranks = terms.map((term, at) => `${rankOf(term, at)} AS rank${at}`)
  const { rarities, score } = scoreOf(terms)
  const { rows } = await knex.raw<{ rows: [{ found: Found }] }>(
    `WITH hits AS MATERIALIZED (
       SELECT kind, row_id, edition, moment, tag_ids, title, ${ranks.join(', ')}
       FROM gevel_search_hits(:filtered::tsquery, ${mostHits})
     ), frequencies AS (
       SELECT count(*) AS n, ${rarities} FROM hits
     ), ranked AS (
       SELECT kind, row_id, moment, ${score} AS score FROM hits CROSS JOIN frequencies
     ), page AS (
       SELECT kind, row_id FROM ranked
       ORDER BY ${orders[order]}, kind, row_id
       LIMIT :limit OFFSET :offset
     )
     SELECT json_build_object(
       'total', (SELECT least(n, ${mostHits}) FROM frequencies),
       'more', (SELECT n > ${mostHits} FROM frequencies),
       'rows', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'id', row_id)), '[]') FROM page),
       'counts', ${countsOf(facets)}) AS found`,
    {
      filtered: filteredBy(query, filters),
      limit,
      offset,
      other: prefer === 'pro' ? 'general' : 'pro',
      ...bindingsOf(terms),
    },
  )
  return rows[0].found
}

/** The counts of the values of one filter, among the newest hits. */
export async function countHits(knex: Knex, query: Query, filters: Filters, facet: Facet): Promise<Partial<Counts>> {
  const { rows } = await knex.raw<{ rows: [{ counts: Partial<Counts> }] }>(
    `WITH hits AS MATERIALIZED (
       SELECT kind, edition, moment, tag_ids FROM gevel_search_hits(:filtered::tsquery, ${mostHits})
     )
     SELECT ${countsOf([facet])} AS counts`,
    { filtered: filteredBy(query, filters) },
  )
  return rows[0].counts
}

const filteredBy = (query: Query, filters: Filters) => tsqueryOf({ all: [query, ...filterEntries(filters)] })
