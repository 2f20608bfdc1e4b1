import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { articleHref } from '@gevel/contract/hrefs'
import { callEndpoint } from '../../content/call-endpoint.server.ts'
import { load } from '../../routing/load.server.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/saved-paths.route.ts'

export const handle: RouteHandle = { middleware: ['no-tracking'] }

/** Number of saved articles that the service worker stores, the most recent first. */
const COUNT = 30

/** `GET /account/bewaard.json`: the paths of the saved articles, for reading them without a connection (decision 064). */
export async function loader(args: Route.LoaderArgs) {
  const input = { page: 1, pageSize: COUNT }
  const { data } = await load(args, callEndpoint(args.request, readingListEndpoints.listArticles, { input }))
  return Response.json(data.map(articleHref), { headers: { 'Cache-Control': 'private, no-store' } })
}
