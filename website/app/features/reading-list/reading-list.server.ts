import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import type { EventSeries } from '@gevel/contract/events'
import type { Marks } from '@gevel/contract/following'
import { bearerOf } from '../../content/backend/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOptional } from '../../routing/load.server.ts'

/** The article and the subjects of a page: their ids, slugs and name. */
interface Marked {
  article?: number
  tag?: string | undefined
  author?: string | undefined
  company?: number | undefined
  series?: EventSeries | undefined
}

/**
 * Whether a reader has saved the article, and follows the subjects, that a page has buttons for; null, and without a
 * request, for anonymous visitors.
 */
export async function loadMarks(request: Request, marked: Marked): Promise<Marks | null> {
  if (!bearerOf(request)) return null
  const marks = await loadOptional(callEndpoint(request, readingListEndpoints.marks, { input: marked }), null)
  return marks?.data ?? null
}
