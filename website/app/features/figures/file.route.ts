import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { z } from 'zod'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import type { Route } from './+types/file.route.ts'
import { findDownload } from './figures.server.ts'
import { csvFile } from './files/file-cells.ts'
import { xlsxFile } from './files/xlsx-file.server.ts'

export const handle: RouteHandle = {}

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
} as const

const formatSchema = z.enum(['csv', 'xlsx'])

/**
 * `GET /marktcijfers/{slug}/bestand/{format}`: the values as a file. The backend decides who gets them; others come to
 * the page that says how.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, params, url } = args
  const format = routeParam(url, formatSchema, params.format)
  const { series } = (await load(args, findDownload(request, params.slug))) ?? pageNotFound(url)
  if (!series) throw redirect(href('/marktcijfers/:slug/downloaden', { slug: params.slug }))
  redirectToCanonical(url, href('/marktcijfers/:slug/bestand/:format', { slug: series.slug, format }))
  const { type, write } = FORMATS[format]
  const file = await write(series)
  return new Response(typeof file === 'string' ? file : new Uint8Array(file), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="gevel-${series.slug}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
