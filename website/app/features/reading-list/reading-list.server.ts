import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { EventSeries } from '@gevel/contract/events'
import type { Marks } from '@gevel/contract/following'
import type { SavableSearch } from '@gevel/contract/saved-searches'
import { bearerOf } from '../../content/backend/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOptional } from '../../routing/load.server.ts'

/** The article, the subjects and the search of a page: ids, slugs, a name, and the search itself. */
interface Marked {
  article?: number
  tag?: string | undefined
  author?: string | undefined
  company?: number | undefined
  series?: EventSeries | undefined
  search?: SavableSearch | undefined
}

/**
 * Whether a reader has saved the article or search, and follows the subjects, that a page has buttons for; null, and without a
 * request, for anonymous visitors.
 */
export async function loadMarks(request: Request, { search, ...keys }: Marked): Promise<Marks | null> {
  if (!bearerOf(request)) return null
  const marked = { ...keys, search: search && JSON.stringify(search) }
  const marks = await loadOptional(callEndpoint(request, readingListEndpoints.marks, { input: marked }), null)
  return marks?.data ?? null
}
