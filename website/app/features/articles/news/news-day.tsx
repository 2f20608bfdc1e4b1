import type { ArticleCard } from '@gevel/contract/references'
import { useId } from 'react'
import { Story } from '../../../ui/articles/story.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { clockTime, dayHeading } from '../../../ui/text/dates.ts'

interface NewsDayProps {
  articles: [ArticleCard, ...ArticleCard[]]
  /** its pictures are loaded first */
  isFirst: boolean
}

/** The stories of one day with their times, beside the day's heading. */
export function NewsDay({ articles, isFirst }: NewsDayProps) {
  const id = useId()
  const { now } = usePageContext()
  return (
    <section className="news-day" aria-labelledby={id}>
      <h2 id={id}>{dayHeading(articles[0].publishedAt, now)}</h2>
      <ol className="courses">
        {articles.map((article, at) => (
          <li key={article.id}>
            <time dateTime={article.publishedAt}>{clockTime(article.publishedAt)}</time>
            <Story article={article} variant="row" isDated={false} priority={isFirst && at === 0} />
          </li>
        ))}
      </ol>
    </section>
  )
}
