import { authorHref } from '@gevel/contract/hrefs'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { Headline } from '../../ui/articles/headline.tsx'
import { OpeningFigure } from '../../ui/blocks/image-figure.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Link } from '../../ui/links/link.tsx'
import { countComments } from '../../ui/text/count-comments.ts'
import { clockTime, dateAndTime, dutchDay } from '../../ui/text/dates.ts'
import type { HeadArticle } from './article-data.server.ts'
import { ArticleStructuredData } from './article-structured-data.tsx'
import type { CoverPlace } from './cover-places.ts'

interface ArticleHeadProps {
  article: HeadArticle
  coverPlace: CoverPlace
  /** the number of comments that its reader can see */
  comments?: number
}

/**
 * The content of an article's opening: label, title, intro, key points and byline, its picture in the place of its
 * form, and its data for search engines.
 */
export function ArticleHead({ article, coverPlace, comments = 0 }: ArticleHeadProps) {
  const { label, title, intro, keyPoints, access, edition, cover } = article
  return (
    <>
      {coverPlace === 'above' && cover && <OpeningFigure picture={cover} opening="wide" />}
      <div className="art-head__text">
        <p className="kicker">
          {label} <AccessKey access={access} edition={edition} />
        </p>
        <h1>
          <Headline text={title} />
        </h1>
        <p className="intro">{intro}</p>
        <KeyPoints points={keyPoints} />
        <Byline article={article} comments={comments} />
      </div>
      {coverPlace === 'beside' && cover && <OpeningFigure picture={cover} opening="half" />}
      <ArticleStructuredData article={article} />
    </>
  )
}

function KeyPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <section className="key-points" aria-labelledby="kort">
      <h2 id="kort">In het kort</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Headline text={point} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BylineProps {
  article: HeadArticle
  comments: number
}

function Byline({ article: { author, publishedAt, changedAt, readingMinutes }, comments }: BylineProps) {
  return (
    <div className="byline">
      {author?.portrait && <Picture alt="" picture={author.portrait} ratio="1x1" sizes="2.5rem" />}
      <div>
        {author && (
          <>
            Door{' '}
            <Link href={authorHref(author)} rel="author">
              {author.name}
            </Link>
            {author.role && `, ${author.role.charAt(0).toLowerCase()}${author.role.slice(1)}`}
            <br />
          </>
        )}
        <time dateTime={publishedAt}>{dateAndTime(publishedAt)}</time>
        {changedAt && (
          <>
            , gewijzigd{' '}
            <time dateTime={changedAt}>
              {dutchDay(changedAt) === dutchDay(publishedAt)
                ? `om ${clockTime(changedAt)} uur`
                : `op ${dateAndTime(changedAt)}`}
            </time>
          </>
        )}
        {' · '}
        <span className="whole">
          Leestijd {readingMinutes} {readingMinutes === 1 ? 'minuut' : 'minuten'}
        </span>
        {comments > 0 && (
          <>
            {' · '}
            <a className="whole" href="#reacties">
              {countComments(comments)}
            </a>
          </>
        )}
      </div>
    </div>
  )
}
