import type { ArticleCard } from '@gevel/contract/references'
import { Link } from 'react-router'
import { articleHref } from '../hrefs.ts'

/** A story the editor points to from within the text. */
export function RelatedStory({ article }: { article: ArticleCard }) {
  return (
    <aside className="related sans" aria-label="Lees ook">
      <span className="kicker">Lees ook</span>
      <Link to={articleHref(article)} prefetch="intent">
        {article.title}
      </Link>
    </aside>
  )
}
