import type { SavableSearch } from '@gevel/contract/saved-searches'
import type { Knex } from 'knex'
import { findBySlug } from '../../../content/documents/former-keys'
import { correct } from '../query/correct'
import { findHits } from '../query/find-hits'
import { loosen } from '../query/loosen'
import { parseSearch } from '../query/parse-search'
import { readableSearch } from '../search-request'

/** Row ids of the newest articles that have all words of a saved search, newest first; none for one of another kind. */
export async function newestArticlesOf(knex: Knex, search: SavableSearch, most: number): Promise<number[]> {
  if (search.kind !== null && search.kind !== 'article') return []
  const tag = search.tag === null ? null : await findBySlug(knex, 'tag', search.tag)
  const parsed = await parseSearch(knex, readableSearch(search.text))
  const correction = search.literal ? null : await correct(knex, parsed)
  const terms = correction ? await parseSearch(knex, correction.text) : parsed
  const [all] = loosen(terms)
  if (all === undefined) return []
  const filters = {
    ...(search.edition && { edition: search.edition }),
    ...(search.year !== null && { year: search.year }),
    ...(search.tag !== null && { tagId: tag?.id ?? 0 }),
    kind: 'article' as const,
  }
  const place = { order: 'date', prefer: search.edition ?? 'general', limit: most, offset: 0, facets: [] } as const
  const { rows } = await findHits(knex, terms, all, filters, place)
  return rows.map(({ id }) => id)
}
