import { archiveHref } from '@gevel/contract/hrefs'
import { load } from '../../routing/load.server.ts'
import { pageNotFound, routeParam } from '../../routing/not-found.ts'
import { styleSheets } from '../../routing/routes/style-sheets.ts'
import styles from '../../styles/features/archive.css?url'
import { usePageContext } from '../../ui/page/page-context.tsx'
import type { Route } from './+types/year.route.ts'
import { listMonths } from './archive.server.ts'
import { ArchiveHead } from './archive-head.tsx'
import { yearParamSchema } from './archive-params.ts'
import { editionOf } from './archive-query.ts'
import { articleCount } from './archive-words.ts'
import { byYear } from './by-year.ts'
import { MonthLinks } from './month-links.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'

export const links = styleSheets(styles)

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

/** A year of the archive by month. */
export default function YearRoute({
  loaderData: { edition, year, articles, months, newer, older },
}: Route.ComponentProps) {
  const { siteName } = usePageContext()
  const linkOf = (other: number | null) =>
    other === null ? null : { label: String(other), href: archiveHref(edition, other) }
  return (
    <div className="wrap">
      <ArchiveHead
        edition={edition}
        title={String(year)}
        description={`Alle artikelen van ${siteName} uit ${year} per maand.`}
        path={archiveHref(edition, year)}
        above="archive"
      >
        {articleCount(articles)} van {siteName} uit {year}.
      </ArchiveHead>
      <div className="archive-months">
        <MonthLinks {...{ edition, year, months }} />
      </div>
      <NeighbourLinks label="Andere jaren" previous={linkOf(older)} next={linkOf(newer)} />
    </div>
  )
}
