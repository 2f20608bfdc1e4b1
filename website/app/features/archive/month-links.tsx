import type { Edition } from '@gevel/contract/editions'
import { archiveHref } from '@gevel/contract/hrefs'
import { Link } from '../../ui/links/link.tsx'
import { nameOfMonth } from './archive-words.ts'
import type { ArchiveYear } from './by-year.ts'

/** The months of a year with their number of articles. */
export function MonthLinks({ edition, year, months }: { edition: Edition } & Pick<ArchiveYear, 'year' | 'months'>) {
  return (
    <ul className="letters__tags">
      {months.map(({ month, articles }) => (
        <li key={month}>
          <Link href={archiveHref(edition, year, month)} prefetch>
            {nameOfMonth(month)} <span className="num">{articles.toLocaleString('nl-NL')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
