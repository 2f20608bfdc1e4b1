import type { ArchiveDay, ArchiveEntry } from '@gevel/contract/archive'
import type { Edition } from '@gevel/contract/editions'
import type { Pagination as PaginationFacts } from '@gevel/contract/envelope'
import { archiveHref } from '@gevel/contract/hrefs'
import { HeadlineDays } from '../../ui/articles/headline-days.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { ArchiveHead } from './archive-head.tsx'
import { articleCount, nameOfMonth } from './archive-words.ts'
import { DayLinks } from './day-links.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'

interface YearMonth {
  year: number
  /** from 1 */
  month: number
}

interface MonthPageProps extends YearMonth {
  edition: Edition
  articles: ArchiveEntry[]
  pagination: PaginationFacts
  days: ArchiveDay[]
  /** the nearest months with articles; null where there is none */
  newer: YearMonth | null
  older: YearMonth | null
}

/** The articles of a month by day. */
export function MonthPage({ edition, year, month, articles, pagination, days, newer, older }: MonthPageProps) {
  const { siteName } = usePageContext()
  const { page, pageCount, pageSize, total } = pagination
  const name = `${nameOfMonth(month)} ${year}`
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const hrefOf = (number: number) => archiveHref(edition, year, month, number)
  const linkOf = (other: YearMonth | null) =>
    other && { label: `${nameOfMonth(other.month)} ${other.year}`, href: archiveHref(edition, other.year, other.month) }
  return (
    <div className="wrap">
      {page > 1 && <link rel="prev" href={hrefOf(page - 1)} />}
      {page < pageCount && <link rel="next" href={hrefOf(page + 1)} />}
      <ArchiveHead
        edition={edition}
        title={page > 1 ? `${title}, pagina ${page}` : title}
        description={`Alle artikelen van ${siteName} uit ${name} per dag.`}
        path={hrefOf(page)}
        above={{ year }}
      >
        {articleCount(total)} van {siteName} uit {name}.
      </ArchiveHead>
      <DayLinks {...{ days, pageSize, hrefOf }} />
      <div className="archive-days">
        <HeadlineDays articles={articles} level="h2" hasIds />
      </div>
      <Pagination pagination={pagination} hrefOf={hrefOf} />
      <NeighbourLinks label="Andere maanden" previous={linkOf(older)} next={linkOf(newer)} />
    </div>
  )
}
