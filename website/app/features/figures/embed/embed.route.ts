import { href } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import { findFigures } from '../figures.server.ts'
import type { Route } from './+types/embed.route.ts'
import { embedDocument, embedHeaders } from './embed-document.server.tsx'

export const handle: RouteHandle = {}

/** `GET /marktcijfers/{slug}/insluiten`: only the chart, for a frame of another site. */
export async function loader(args: Route.LoaderArgs) {
  const { request, params, url } = args
  const series = (await load(args, findFigures(request, params.slug))) ?? pageNotFound(url)
  redirectToCanonical(url, href('/marktcijfers/:slug/insluiten', series))
  return new Response(embedDocument(series), { headers: embedHeaders })
}
