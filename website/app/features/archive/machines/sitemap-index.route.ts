import { SitemapIndexStream } from 'sitemap'
import { env } from '../../../config/env.server.ts'
import { load } from '../../../routing/load.server.ts'
import { listMonths, listVacancyParts } from '../archive.server.ts'
import type { Route } from './+types/sitemap-index.route.ts'
import { sitemapHrefs } from './sitemap-parts.ts'
import { xmlResponse } from './xml-response.ts'

/** `GET /sitemap.xml`: the index of all sitemaps (sitemaps.org). */
export async function loader(call: Route.LoaderArgs) {
  const { request } = call
  const [months, vacancyParts] = await load(call, Promise.all([listMonths(request), listVacancyParts(request)]))
  return xmlResponse(
    new SitemapIndexStream(),
    sitemapHrefs(months, vacancyParts).map((path) => env.SITE_URL + path),
  )
}
