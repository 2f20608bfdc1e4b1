import { readerHref } from '@gevel/contract/hrefs'
import type { Magazine } from '@gevel/contract/magazines'
import { HeadlineLink } from '../../ui/articles/headline-link.tsx'
import { Link } from '../../ui/links/link.tsx'

interface ContentsProps {
  magazine: Pick<Magazine, 'id' | 'slug' | 'pdf'>
  /** all or the first of its contents */
  contents: Magazine['contents']
}

/** The contents of an issue, by page; stories on the site are links, and so are the numbers of pages that the reader has. */
export function Contents({ magazine, contents }: ContentsProps) {
  const pageCount = magazine.pdf?.pageCount ?? 0
  return (
    <ol className="latest contents-list">
      {contents.map(({ page, title, text, article }) => (
        <li key={`${page}-${title}`}>
          <span className="muted num">
            {page && page <= pageCount ? (
              <Link href={readerHref(magazine, page)} rel="nofollow">
                p. {page}
                <span className="sr-only"> van het magazine</span>
              </Link>
            ) : (
              page && `p. ${page}`
            )}
          </span>
          <div>
            {article ? (
              <HeadlineLink article={{ ...article, title }} className="link" />
            ) : (
              <span className="contents-list__plain">{title}</span>
            )}
            {text && <p className="muted text-sm">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
