import type { Edition } from '@gevel/contract/editions'
import { articleHref, tagIndexHref } from '@gevel/contract/hrefs'
import type { Headline } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'
import { Lintel } from '../lintel.tsx'
import { usePageContext } from '../page/page-context.tsx'
import { stamp } from '../text/dates.ts'
import { AccessKey } from './access-key.tsx'

/** How long a story counts as breaking, in milliseconds: its time is shown in orange. */
const JUST_IN_MS = 60 * 60 * 1000

interface LatestListProps {
  id: string
  title: string
  articles: readonly Headline[]
  edition: Edition
}

/** The newest stories with their times. */
export function LatestList({ id, title, articles, edition }: LatestListProps) {
  const { now } = usePageContext()
  return (
    <>
      <Lintel id={id} title={title} more={{ label: 'Onderwerpen', href: tagIndexHref(edition) }} />
      <ol className="latest">
        {articles.map((article) => (
          <li
            key={article.id}
            className={Date.parse(now) - Date.parse(article.publishedAt) < JUST_IN_MS ? 'is-new' : undefined}
          >
            <time dateTime={article.publishedAt}>{stamp(article.publishedAt, now)}</time>
            <div>
              <Link href={articleHref(article)} prefetch>
                {article.title}
              </Link>{' '}
              <AccessKey
                access={article.access}
                label={article.edition === 'pro' && article.access === 'subscriber' ? 'Pro' : undefined}
              />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
