import { archiveHref } from '@gevel/contract/hrefs'
import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { SiteLink } from '../../ui/links/site-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import type { Route } from './+types/years.route.ts'
import { listMonths } from './archive.server.ts'
import { ArchiveHead } from './archive-head.tsx'
import { editionOf } from './archive-query.ts'
import { articleCount } from './archive-words.ts'
import { byYear } from './by-year.ts'
import { MonthLinks } from './month-links.tsx'

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

/** Everything there is: the archive by year and month, and the sections of the site. */
export default function YearsRoute({ loaderData: { edition, years, sections } }: Route.ComponentProps) {
  const { siteName } = usePageContext()
  return (
    <div className="wrap">
      <ArchiveHead
        edition={edition}
        title="Archief"
        description={`Alle artikelen van ${siteName} per jaar en maand, en alle rubrieken van de site.`}
        path={archiveHref(edition)}
        above="home"
      >
        Alle artikelen van {siteName} per jaar en maand. Het getal zegt hoeveel het er zijn.
      </ArchiveHead>
      {years.length === 0 && <EmptyState title="Nog geen artikelen">Zodra er nieuws is, staat het hier.</EmptyState>}
      <div className="letters">
        {years.map(({ year, articles, months }) => (
          <section key={year} aria-labelledby={`jaar-${year}`}>
            <Lintel id={`jaar-${year}`} title={String(year)} />
            <p className="meta mb-2">
              <Link className="link" href={archiveHref(edition, year)} prefetch>
                {articleCount(articles)}
              </Link>
            </p>
            <MonthLinks {...{ edition, year, months }} />
          </section>
        ))}
        {sections.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <Lintel id={`rubriek-${title.toLowerCase().replaceAll(/\W+/g, '-')}`} title={title} />
            <ul className="letters__tags">
              {items.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
