import type { Edition } from '@gevel/contract/editions'
import { searchAnswerSchema, searchSuggestionsSchema } from '@gevel/contract/search'
import { fetchLimitedContent } from '../../content/client.server.ts'
import type { SearchAddress } from './search-address.ts'

/**
 * Searches all published content.
 * @param prefer the edition whose documents come first among equals
 * @param page from 1
 */
export async function fetchSearch(request: Request, search: SearchAddress, prefer: Edition, page: number) {
  const { text: q, edition, kind, tag, year, order, literal } = search
  return fetchLimitedContent(request, '/public/search', searchAnswerSchema, {
    ...{ q, edition, kind, tag, year, order, prefer, page },
    literal: literal ? '1' : null,
  })
}

/** Proposals for a search text that is being typed. */
export async function fetchSuggestions(request: Request, text: string, prefer: Edition) {
  const query = { q: text, prefer }
  return (await fetchLimitedContent(request, '/public/search/suggestions', searchSuggestionsSchema, query)).data
}
