import type { Article } from '@gevel/contract/articles'
import { articleHref } from '@gevel/contract/hrefs'
import { Link } from '../../ui/links/link.tsx'

/** The articles before and after this one in its edition. */
export function PreviousNext({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="prevnext section" aria-label="Vorig en volgend artikel">
      {previous && (
        <Link href={articleHref(previous)} rel="prev">
          <span>Vorige</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={articleHref(next)} rel="next">
          <span>Volgende</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
