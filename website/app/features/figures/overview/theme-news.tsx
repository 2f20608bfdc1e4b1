import type { Headline } from '@gevel/contract/references'
import { HeadlineLink } from '../../../ui/articles/headline-link.tsx'
import { usePageContext } from '../../../ui/page/page-context.tsx'
import { relativeDayInWords } from '../../../ui/text/dates.ts'

/** The newest articles on a theme. */
export function ThemeNews({ title, news }: { title: string; news: readonly Headline[] }) {
  const { now } = usePageContext()
  return (
    <div className="stack">
      <h3>Nieuws over {title.toLowerCase()}</h3>
      <ul className="figures__news">
        {news.map((article) => (
          <li key={article.id}>
            <HeadlineLink article={article} />
            <time dateTime={article.publishedAt}>{relativeDayInWords(article.publishedAt, now)}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}
