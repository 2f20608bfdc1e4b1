import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import type { Route } from './+types/years.route.ts'
import { listMonths } from './archive.server.ts'
import { editionOf } from './archive-query.ts'
import { byYear } from './by-year.ts'
import { YearsPage } from './years-page.tsx'

/** `GET /sitemap`: the years of the archive of an edition, and the sections of the site. */
export async function loader(call: Route.LoaderArgs) {
  const edition = editionOf(call.url)
  const [months, { editions, footer }] = await load(
    call,
    Promise.all([listMonths(call.request, edition), fetchSite(call.request)]),
  )
  const sections = [{ title: 'Rubrieken', items: editions[edition].nav }, ...footer]
  return { edition, years: byYear(months), sections }
}

export default function YearsRoute({ loaderData }: Route.ComponentProps) {
  return <YearsPage {...loaderData} />
}
