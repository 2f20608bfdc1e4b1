import { editionSchema } from '@gevel/contract/editions'
import {
  lastSearchPage,
  longestSearch,
  type SearchAnswer,
  searchKindSchema,
  searchOrderSchema,
  searchPageSize,
} from '@gevel/contract/search'
import type { Knex } from 'knex'
import { z } from 'zod'
import { findBySlug } from '../../../content/documents/former-keys'
import { recordRead } from '../../../platform/changes/track-reads'
import type { Client } from '../../../platform/http/client'
import { editionParameter, slugParameter } from '../../../platform/http/parameters'
import { correct } from '../query/correct'
import type { Counts } from '../query/counts-of-hits'
import type { Filters } from '../query/filters'
import { type Found, type FoundRow, findHits } from '../query/find-hits'
import { loosen } from '../query/loosen'
import { parseSearch } from '../query/parse-search'
import type { Term } from '../query/term'
import type { Query } from '../query/tsquery'
import { consumeSearchLimit, readableSearch } from '../search-request'
import { countFacets, nameFacets } from './facets'
import { loadHits } from './load-hits'
import { recordMiss } from './misses'

export const searchQuery = z.object({
  q: z.string().max(20_000).default(''),
  edition: editionParameter,
  kind: searchKindSchema.optional(),
  tag: slugParameter,
  year: z.coerce.number<string>().int().min(1900).max(2200).optional(),
  order: searchOrderSchema.default('relevance'),
  page: z.coerce.number<string>().int().min(1).max(lastSearchPage).default(1),
  /** whose documents come first among equals */
  prefer: editionSchema.default('general'),
  /** search for the words as they are typed */
  literal: z.literal('1').optional(),
})

type SearchQuery = z.infer<typeof searchQuery>

/** Below this number of results, documents with some of the words are found too. */
const fewResults = 3

/** The types whose documents can be found: a change of one can change any result. */
const changeTags = ['author', 'content', 'event', 'figure-series', 'magazine', 'page', 'partner', 'tag', 'vacancy']

/**
 * `GET /public/search`: documents with the words of a search, with the number of results that each filter leaves.
 * @throws `too-many-requests`
 */
export async function search({ q, ...wanted }: SearchQuery, client: Client): Promise<SearchAnswer> {
  await consumeSearchLimit(client)
  for (const tag of changeTags) recordRead(tag)
  const knex = strapi.db.connection
  const text = readableSearch(q)
  const filters = await resolveFilters(knex, wanted)
  const parsedSearch = await parseSearch(knex, text)
  const correction = await correct(knex, parsedSearch)
  const corrected = wanted.literal ? null : correction
  const terms = corrected ? await parseSearch(knex, corrected.text) : parsedSearch
  const { found, query, partial, complete } = await findSome(knex, terms, filters, wanted)
  if (found.total === 0 && wanted.page === 1) await recordMiss(knex, text, parsedSearch, client)
  const counts = await countFacets(knex, query, filters, { ...noCounts, ...found.counts })
  return {
    data: await loadHits(found.rows, terms),
    meta: {
      pagination: paginationOf(found.total, wanted.page),
      more: found.more,
      partial,
      complete,
      cut: q.trim().length > longestSearch,
      corrected: corrected?.text ?? null,
      suggestion: wanted.literal ? (correction?.text ?? null) : null,
      facets: await nameFacets(knex, counts),
    },
  }
}

/** A tag that does not exist leaves no results. */
async function resolveFilters(knex: Knex, { edition, kind, tag, year }: Omit<SearchQuery, 'q'>): Promise<Filters> {
  if (tag === undefined) return { edition, kind, year }
  const found = await findBySlug(knex, 'tag', tag)
  return { edition, kind, year, tagId: found?.id ?? 0 }
}

const allFacets = ['edition', 'kind', 'year', 'tag'] as const
const noCounts: Counts = { edition: [], kind: [], year: [], tag: [] }

interface FoundByTerms {
  found: Found
  /** null when nothing was found */
  query: Query | null
  /** there are hits with some of the words only */
  partial: boolean
  /** the number of hits with all words before the first one with some of them, on this page */
  complete: number
}

/** Loosens the search until it finds enough; in order of date only when nothing has all words. */
async function findSome(
  knex: Knex,
  terms: readonly Term[],
  filters: Filters,
  { order, prefer, page }: Omit<SearchQuery, 'q'>,
): Promise<FoundByTerms> {
  const nothing: Found = { total: 0, more: false, rows: [], counts: noCounts }
  const [all, ...looser] = loosen(terms)
  if (all === undefined) return { found: nothing, query: null, partial: false, complete: 0 }
  const place = { order, prefer, limit: searchPageSize, offset: (page - 1) * searchPageSize, facets: allFacets }
  const whole = await findHits(knex, terms, all, filters, place)
  let best = { found: whole, query: whole.total > 0 ? all : null }
  const isEnough = whole.total >= fewResults || (whole.total > 0 && order === 'date')
  for (const query of isEnough ? [] : looser) {
    const found = await findHits(knex, terms, query, filters, place)
    if (found.total > best.found.total) best = { found, query }
    if (found.total >= fewResults) break
  }
  return { ...best, partial: best.found.total > whole.total, complete: leading(best.found.rows, whole.rows) }
}

/** How many of these rows, from the first on, are among the others. */
function leading(rows: readonly FoundRow[], others: readonly FoundRow[]): number {
  const end = rows.findIndex(({ kind, id }) => !others.some((other) => other.kind === kind && other.id === id))
  return end < 0 ? rows.length : end
}

function paginationOf(total: number, page: number) {
  const pageCount = Math.min(lastSearchPage, Math.ceil(total / searchPageSize))
  return { page, pageSize: searchPageSize, pageCount, total }
}
