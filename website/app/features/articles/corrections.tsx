import type { Article } from '@gevel/contract/articles'
import { articleHref } from '@gevel/contract/hrefs'
import { usePageContext } from '../../ui/page/page-context.tsx'
import { dateAndTime } from '../../ui/text/dates.ts'

type CorrectionsProps = Pick<Article, 'id' | 'slug' | 'edition' | 'title' | 'corrections'>

/** The corrections of an article with their dates, and how to report another error. */
export function Corrections({ corrections, ...article }: CorrectionsProps) {
  const { origin, editorsEmail } = usePageContext()
  const subject = encodeURIComponent(`Correctie: ${article.title}`)
  const body = encodeURIComponent(origin + articleHref(article))
  return (
    <>
      {corrections.map(({ at, text }) => (
        <p className="corr" key={at}>
          <strong>
            Correctie, <time dateTime={at}>{dateAndTime(at)}</time>.
          </strong>{' '}
          {text}
        </p>
      ))}
      {editorsEmail && (
        <p className="corr corr--ask">
          Ziet u iets dat niet klopt? <a href={`mailto:${editorsEmail}?subject=${subject}&body=${body}`}>Meld het</a>
        </p>
      )}
    </>
  )
}
