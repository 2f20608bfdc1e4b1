import { articleHref } from '@gevel/contract/hrefs'
import type { ArticleRef } from '@gevel/contract/references'
import { Link } from '../links/link.tsx'

/** A related story within the text, chosen by the editor. */
export function RelatedStory({ article }: { article: ArticleRef }) {
  return (
    <aside className="related sans" aria-label="Lees ook">
      <span className="kicker">Lees ook</span>
      <Link href={articleHref(article)} prefetch>
        {article.title}
      </Link>
    </aside>
  )
}
