import type { MarkedRef } from '@gevel/contract/references'
import { Moment } from '../text/moment.tsx'
import { HeadlineLink } from './headline-link.tsx'

/** Headlines of the same story as what is above them, each with the day on which it was published. */
export function DatedHeadlines({ articles }: { articles: readonly (MarkedRef & { publishedAt: string | null })[] }) {
  return (
    <ul className="also">
      {articles.map((article) => (
        <li key={article.id}>
          <HeadlineLink article={article} />{' '}
          {article.publishedAt && (
            <span className="muted text-sm">
              <Moment at={article.publishedAt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
