import { href } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../routing/urls/canonical-slug.ts'
import type { Route } from './+types/download.route.ts'
import { DownloadPage } from './download-page.tsx'
import { findFigures } from './figures.server.ts'

export const handle: RouteHandle = {}

export { figuresStyles as links } from './figures-styles.ts'

/** `/marktcijfers/{slug}/downloaden`: how to get the files of a series, for readers who may not download them. */
export async function loader(args: Route.LoaderArgs) {
  const series = (await load(args, findFigures(args.request, args.params.slug))) ?? pageNotFound(args.url)
  const { slug, title, access } = series
  redirectToCanonical(args.url, href('/marktcijfers/:slug/downloaden', { slug }))
  return { slug, title, access }
}

export default function DownloadRoute({ loaderData }: Route.ComponentProps) {
  return <DownloadPage {...loaderData} />
}
