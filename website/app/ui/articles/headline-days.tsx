import type { Headline } from '@gevel/contract/references'
import { usePageContext } from '../page/page-context.tsx'
import { clockTime, dayHeading, dutchDay } from '../text/dates.ts'
import { groupByDay } from './group-by-day.ts'
import { HeadlineLink } from './headline-link.tsx'

/** How long a story counts as breaking, in milliseconds: its time is shown in orange. */
const BREAKING_MS = 60 * 60 * 1000

interface HeadlineDaysProps {
  /** in the order in which they are shown */
  articles: readonly Headline[]
  /** of the heading of a day */
  level: 'h2' | 'h3'
  /** days have an id, `dag-2026-11-20`, that links can lead to */
  hasIds?: boolean
}

/** Headlines with their times, below their days. */
export function HeadlineDays({ articles, level: Heading, hasIds = false }: HeadlineDaysProps) {
  const { now } = usePageContext()
  return groupByDay(articles).map(([first, ...others]) => (
    <section key={first.id} className="latest" id={hasIds ? `dag-${dutchDay(first.publishedAt)}` : undefined}>
      <Heading>{dayHeading(first.publishedAt, now)}</Heading>
      <ol>
        {[first, ...others].map((article) => (
          <Item key={article.id} article={article} now={now} />
        ))}
      </ol>
    </section>
  ))
}

function Item({ article, now }: { article: Headline; now: string }) {
  const { publishedAt } = article
  return (
    <li className={Date.parse(now) - Date.parse(publishedAt) < BREAKING_MS ? 'is-new' : undefined}>
      <time dateTime={publishedAt}>{clockTime(publishedAt)}</time>
      <div>
        <HeadlineLink article={article} />
      </div>
    </li>
  )
}
