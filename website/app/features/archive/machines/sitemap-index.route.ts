import { SitemapIndexStream } from 'sitemap'
import { env } from '../../../config/env.server.ts'
import { load } from '../../../routing/load.server.ts'
import { listMonths } from '../archive.server.ts'
import type { Route } from './+types/sitemap-index.route.ts'
import { sitemapHrefs } from './sitemap-parts.ts'
import { xmlResponse } from './xml-response.ts'

/** `GET /sitemap.xml`: the index of all sitemaps (sitemaps.org). */
export async function loader(call: Route.LoaderArgs) {
  const months = await load(call, listMonths(call.request))
  return xmlResponse(
    new SitemapIndexStream(),
    sitemapHrefs(months).map((path) => env.SITE_URL + path),
  )
}
