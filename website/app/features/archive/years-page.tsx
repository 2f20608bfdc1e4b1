import type { Edition } from '@gevel/contract/editions'
import { archiveHref } from '@gevel/contract/hrefs'
import type { Site } from '@gevel/contract/site'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/links/link.tsx'
import { SiteLink } from '../../ui/links/site-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { ArchiveHead } from './archive-head.tsx'
import { articleCount } from './archive-words.ts'
import type { ArchiveYear } from './by-year.ts'
import { MonthLinks } from './month-links.tsx'

interface YearsPageProps {
  edition: Edition
  years: ArchiveYear[]
  sections: Site['footer']
}

/** Everything there is: the archive by year and month, and the sections of the site. */
export function YearsPage({ edition, years, sections }: YearsPageProps) {
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
