import { openPageCount } from '@gevel/contract/issue-pages'
import type { Magazine } from '@gevel/contract/magazines'
import { readerHref } from '@gevel/contract/reader-href'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { HeadlineLink } from '../../ui/articles/headline-link.tsx'
import { Link } from '../../ui/links/link.tsx'

interface ContentsProps {
  magazine: Pick<Magazine, 'id' | 'slug' | 'pdf'>
  /** all or the first of its contents */
  contents: Magazine['contents']
}

type EntryProps = Pick<ContentsProps, 'magazine'> & { entry: Magazine['contents'][number] }

/** The contents of an issue, by page. */
export function Contents({ magazine, contents }: ContentsProps) {
  return (
    <ol className="latest contents-list">
      {contents.map((entry) => (
        <li key={`${entry.page}-${entry.title}`}>
          <span className="muted num">
            <PageNumber magazine={magazine} entry={entry} />
          </span>
          <div>
            <Title magazine={magazine} entry={entry} />
            {entry.text && <p className="muted text-sm">{entry.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The page of an entry. Beside a link to its article it leads to the page in the reader. */
function PageNumber({ magazine, entry: { page, article } }: EntryProps) {
  if (!page || !article || !isInReader(magazine, page)) return page && `p. ${page}`
  return (
    <Link href={readerHref(magazine, page)} rel="nofollow">
      p. {page}
      <span className="vh"> van het magazine</span>
    </Link>
  )
}

/** Leads to the article on the site, or else to the page in the reader. */
function Title({ magazine, entry: { page, title, article } }: EntryProps) {
  if (article) return <HeadlineLink article={{ ...article, title }} className="link" />
  if (!page || !isInReader(magazine, page)) return <span className="contents-list__plain">{title}</span>
  return (
    <>
      <Link className="link contents-list__plain" href={readerHref(magazine, page)} rel="nofollow">
        {title}
      </Link>{' '}
      {magazine.pdf && <AccessKey access={page > openPageCount ? magazine.pdf.access : 'free'} />}
    </>
  )
}

function isInReader({ pdf }: ContentsProps['magazine'], page: number): boolean {
  return page <= (pdf?.pageCount ?? 0)
}
