import type { Client } from '../../platform/http/client'
import { correct } from '../search/query/correct'
import { allOf } from '../search/query/loosen'
import { parseSearch } from '../search/query/parse-search'
import { tsqueryOf } from '../search/query/tsquery'
import { consumeSearchLimit, readableSearch } from '../search/search-request'

/** The newest of those with the words: a search for a word that more have finds no older ones. */
const most = 5_000

interface FoundVacancies {
  rowIds: readonly number[]
  /** the words that were searched for instead of unknown ones */
  corrected: string | null
}

/**
 * The vacancies that have all words of a search, with their stems, parts and synonyms (decision 054). A text of which no word can be
 * searched for finds none.
 * @returns null without a text
 * @throws `too-many-requests`
 */
export async function searchVacancies(q: string, client: Client): Promise<FoundVacancies | null> {
  const text = readableSearch(q)
  if (text === '') return null
  await consumeSearchLimit(client)
  return findVacancies(text)
}

/** The vacancies that have all words of a text, in the search of nobody in particular. */
export async function findVacancies(text: string): Promise<FoundVacancies> {
  const knex = strapi.db.connection
  const parsedSearch = await parseSearch(knex, text)
  const corrected = (await correct(knex, parsedSearch))?.text ?? null
  const terms = corrected === null ? parsedSearch : await parseSearch(knex, corrected)
  if (terms.length === 0) return { rowIds: [], corrected }
  const query = tsqueryOf({ all: [allOf(terms), 'k:vacancy'] })
  // the places of rows, by a function that never decompresses the words of every document
  const rowIds: number[] = await knex('gevel_search_documents')
    .whereRaw('ctid = ANY (gevel_search_places(?::tsquery, ?))', [query, most])
    .pluck('row_id')
  return { rowIds, corrected }
}
