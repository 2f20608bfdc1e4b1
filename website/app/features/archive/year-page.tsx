import type { Edition } from '@gevel/contract/editions'
import { archiveHref } from '@gevel/contract/hrefs'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { ArchiveHead } from './archive-head.tsx'
import { articleCount } from './archive-words.ts'
import type { ArchiveYear } from './by-year.ts'
import { MonthLinks } from './month-links.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'

interface YearPageProps extends ArchiveYear {
  edition: Edition
  /** the nearest years with articles; null where there is none */
  newer: number | null
  older: number | null
}

/** A year of the archive by month. */
export function YearPage({ edition, year, articles, months, newer, older }: YearPageProps) {
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
