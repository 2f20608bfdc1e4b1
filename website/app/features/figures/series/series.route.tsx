import { figureHref } from '@gevel/contract/hrefs'
import { load } from '../../../routing/load.server.ts'
import { pageNotFound } from '../../../routing/not-found.ts'
import type { RouteHandle } from '../../../routing/routes/route-handle.ts'
import { redirectToCanonical } from '../../../routing/urls/canonical-slug.ts'
import { findFigures, listFigures } from '../figures.server.ts'
import type { Route } from './+types/series.route.ts'
import { SeriesPage } from './series-page.tsx'

export const handle: RouteHandle = {}

export { figuresStyles as links } from '../figures-styles.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, params, url } = args
  const [series, all] = await load(args, Promise.all([findFigures(request, params.slug), listFigures(request)]))
  if (!series) pageNotFound(url)
  redirectToCanonical(url, figureHref(series))
  const others = all.filter(({ slug, theme }) => theme === series.theme && slug !== series.slug)
  return { series, others: others.map(({ slug, title }) => ({ slug, title })) }
}

export default function SeriesRoute({ loaderData }: Route.ComponentProps) {
  return <SeriesPage {...loaderData} />
}
