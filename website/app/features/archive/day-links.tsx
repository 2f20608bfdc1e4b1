import type { ArchiveDay } from '@gevel/contract/archive'
import { Link } from '../../ui/links/link.tsx'
import { nameOfMonth } from './archive-words.ts'

interface DayLinksProps {
  /** newest first */
  days: readonly ArchiveDay[]
  /** number of articles on a page of the month */
  pageSize: number
  /** the path of a page of the month */
  hrefOf: (page: number) => string
}

/** The days of a month with their number of articles; each leads to its first article. */
export function DayLinks({ days, pageSize, hrefOf }: DayLinksProps) {
  let before = 0
  const links = days.map(({ day, articles }) => {
    const href = `${hrefOf(Math.floor(before / pageSize) + 1)}#dag-${day}`
    before += articles
    return { day, articles, href }
  })
  return (
    <nav aria-label="Dagen">
      <ul className="day-links">
        {links.map(({ day, articles, href }) => (
          <li key={day}>
            <Link href={href}>
              <b>
                {Number(day.slice(-2))}
                <span className="vh"> {nameOfMonth(Number(day.slice(5, 7)))},</span>
              </b>{' '}
              <span>
                {articles}
                <span className="vh"> {articles === 1 ? 'artikel' : 'artikelen'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
