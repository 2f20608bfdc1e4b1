import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import type { Route } from './+types/year.route.ts'
import { listMonths } from './archive.server.ts'
import { yearParamSchema } from './archive-params.ts'
import { editionOf } from './archive-query.ts'
import { byYear } from './by-year.ts'
import { YearPage } from './year-page.tsx'

export { archiveStyles as links } from './archive-styles.ts'

/** `GET /sitemap/{year}`: the months of a year; 404 for a year without articles. */
export async function loader(call: Route.LoaderArgs) {
  const { request, url, params } = call
  const year = routeParam(url, yearParamSchema, params.year)
  const edition = editionOf(url)
  const years = byYear(await load(call, listMonths(request, edition)))
  const at = years.findIndex((candidate) => candidate.year === year)
  const shown = years[at] ?? pageNotFound(url)
  return { edition, ...shown, newer: years[at - 1]?.year ?? null, older: years[at + 1]?.year ?? null }
}

export default function YearRoute({ loaderData }: Route.ComponentProps) {
  return <YearPage {...loaderData} />
}
