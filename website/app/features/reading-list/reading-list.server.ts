import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { orElse } from '../../content/account-problem.ts'
import { bearerOf } from '../../content/bearer.ts'
import { callEndpoint } from '../../content/call-endpoint.server.ts'

/** Whether a reader has saved an article; nobody is asked about who is not logged in. */
export async function isSaved(request: Request, id: number): Promise<boolean> {
  if (!bearerOf(request)) return false
  const saved = await orElse(callEndpoint(request, readingListEndpoints.listArticleIds), unknown)
  return saved?.data.includes(id) ?? false
}

/** Whether a reader follows a tag. */
export async function isFollowed(request: Request, slug: string): Promise<boolean> {
  if (!bearerOf(request)) return false
  const followed = await orElse(callEndpoint(request, readingListEndpoints.listTags), unknown)
  return followed?.data.some((tag) => tag.slug === slug) ?? false
}

/** A page is worth reading also when it cannot be said now whether one has saved it. */
const unknown = () => undefined
