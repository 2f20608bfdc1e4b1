import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { bearerOf } from '../../content/backend/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { loadOptional } from '../../routing/load.server.ts'

/** Whether a reader has saved an article; without a request for anonymous visitors. */
export async function isSaved(request: Request, id: number): Promise<boolean> {
  if (!bearerOf(request)) return false
  const saved = await loadOptional(callEndpoint(request, readingListEndpoints.listArticleIds), null)
  return saved?.data.includes(id) ?? false
}

/** Whether a reader follows a tag. */
export async function isFollowed(request: Request, slug: string): Promise<boolean> {
  if (!bearerOf(request)) return false
  const followed = await loadOptional(callEndpoint(request, readingListEndpoints.listTags), null)
  return followed?.data.some((tag) => tag.slug === slug) ?? false
}
