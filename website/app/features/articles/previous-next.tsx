import type { Article } from '@gevel/contract/articles'
import { Link } from 'react-router'
import { articleHref } from '../../ui/hrefs.ts'

/** The articles before and after this one in its edition. */
export function PreviousNext({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="prevnext section" aria-label="Vorig en volgend artikel">
      {previous && (
        <Link to={articleHref(previous)} rel="prev">
          <span>Vorige</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={articleHref(next)} rel="next">
          <span>Volgende</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
