import { href } from '@gevel/contract/hrefs'
import { newsletterNames, type SentIssueCard } from '@gevel/contract/newsletter'
import { Link } from '../../ui/links/link.tsx'
import { dateBlock, fullDate } from '../../ui/text/dates.ts'

interface IssueListProps {
  issues: readonly SentIssueCard[]
  /** whether each has the name of its newsletter */
  isNamed?: boolean
}

/** Sent issues with their days. */
export function IssueList({ issues, isNamed = false }: IssueListProps) {
  return (
    <ol className="latest">
      {issues.map(({ slug, list, subject, sentAt }) => (
        <li key={slug}>
          <time dateTime={sentAt} title={fullDate(sentAt)}>
            {dateBlock(sentAt).join(' ')}
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
