import type { Edition } from '@gevel/contract/editions'
import { articleHref, newsHref } from '@gevel/contract/hrefs'
import type { Headline } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'
import { Lintel } from '../lintel.tsx'
import { usePageContext } from '../page/page-context.tsx'
import { clockTime, dayHeading } from '../text/dates.ts'
import { AccessKey } from './access-key.tsx'
import { groupByDay } from './group-by-day.ts'

/** How long a story counts as breaking, in milliseconds: its time is shown in orange. */
const JUST_IN_MS = 60 * 60 * 1000

interface LatestListProps {
  id: string
  title: string
  articles: readonly Headline[]
  edition: Edition
}

/** The newest stories with their times, by day. */
export function LatestList({ id, title, articles, edition }: LatestListProps) {
  const { now } = usePageContext()
  return (
    <>
      <Lintel id={id} title={title} more={{ label: 'Alles', href: newsHref(edition) }} />
      {groupByDay(articles).map((day) => (
        <section key={day[0].id} className="latest">
          <h3>{dayHeading(day[0].publishedAt, now)}</h3>
          <ol>
            {day.map((article) => (
              <LatestItem key={article.id} article={article} now={now} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function LatestItem({ article, now }: { article: Headline; now: string }) {
  const { publishedAt, access } = article
  return (
    <li className={Date.parse(now) - Date.parse(publishedAt) < JUST_IN_MS ? 'is-new' : undefined}>
      <time dateTime={publishedAt}>{clockTime(publishedAt)}</time>
      <div>
        <Link href={articleHref(article)} prefetch>
          {article.title}
        </Link>{' '}
        <AccessKey access={access} />
      </div>
    </li>
  )
}
