import { href } from '@gevel/contract/hrefs'
import { newsletterNames, type SentIssueCard } from '@gevel/contract/newsletter'
import { Link } from '../../ui/links/link.tsx'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { dateBlock, dutchDay, fullDate } from '../../ui/text/dates.ts'

interface IssueListProps {
  issues: readonly SentIssueCard[]
  /** whether each has the name of its newsletter */
  isNamed?: boolean
}

/** Sent issues with their days, and the years of those that are not of this year. */
export function IssueList({ issues, isNamed = false }: IssueListProps) {
  const { now } = usePageContext()
  return (
    <ol className="latest nl-sent">
      {issues.map(({ slug, list, subject, sentAt }) => (
        <li key={slug}>
          <time dateTime={sentAt} title={fullDate(sentAt)}>
            {shortDay(sentAt, now)}
          </time>
          <div>
            {isNamed && <span className="kicker">{newsletterNames[list]}</span>}
            <Link href={href('/nieuwsbrief/:slug', { slug })}>{subject}</Link>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** `20 nov`, `20 nov 2025` */
function shortDay(moment: string, now: string): string {
  const [year, thisYear] = [moment, now].map((time) => dutchDay(time).slice(0, 4))
  return [...dateBlock(moment), ...(year === thisYear ? [] : [year])].join(' ')
}
