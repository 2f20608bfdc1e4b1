import { articleHref } from '@gevel/contract/hrefs'
import type { Magazine } from '@gevel/contract/magazines'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { Link } from '../../ui/links/link.tsx'

/** The contents of an issue, by page; stories on the site are links. */
export function Contents({ contents }: Pick<Magazine, 'contents'>) {
  return (
    <ol className="latest contents-list">
      {contents.map(({ page, title, text, article }) => (
        <li key={`${page}-${title}`}>
          <span className="muted num">{page && `p. ${page}`}</span>
          <div>
            {article ? (
              <Link className="link" href={articleHref(article)} prefetch>
                {title}
              </Link>
            ) : (
              <span className="contents-list__plain">{title}</span>
            )}{' '}
            {article && <AccessKey access={article.access} />}
            {text && <p className="muted text-sm">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
