import type { Article, ArticleForm } from '@gevel/contract/articles'
import { authorHref } from '@gevel/contract/hrefs'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { Headline } from '../../ui/articles/headline.tsx'
import { ImageFigure } from '../../ui/blocks/image-figure.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { Link } from '../../ui/links/link.tsx'
import { clockTime, dateAndTime, dutchDay } from '../../ui/text/dates.ts'

/** Where the opening picture stands for each form; the other differences between forms are styles. */
const COVER_PLACES: Readonly<Record<ArticleForm, 'above' | 'beside' | 'below'>> = {
  news: 'below',
  interview: 'beside',
  opinion: 'below',
  reportage: 'above',
  figures: 'below',
  recall: 'below',
}

/** How an article opens: label, title, intro, key points and byline, and its picture in the place of its form. */
export function ArticleHead({ article }: { article: Article }) {
  const { form, label, title, intro, keyPoints, access, cover } = article
  const place = COVER_PLACES[form]
  return (
    <header className={`art-head art-head--${form}`}>
      {place === 'above' && cover && <ImageFigure picture={cover} opening="wide" />}
      <div className="art-head__text">
        <p className="kicker">
          {label} <AccessKey access={access} />
        </p>
        <h1>
          <Headline text={title} />
        </h1>
        <p className="intro">{intro}</p>
        <KeyPoints points={keyPoints} />
        <Byline article={article} />
      </div>
      {place === 'beside' && cover && <ImageFigure picture={cover} opening="half" />}
    </header>
  )
}

/** Whether the head leaves the opening picture to the column of the text. */
export function isCoverBelowHead({ form }: Article): boolean {
  return COVER_PLACES[form] === 'below'
}

function KeyPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <section className="key-points" aria-labelledby="kort">
      <h2 id="kort">In het kort</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Byline({ article: { author, publishedAt, changedAt, readingMinutes } }: { article: Article }) {
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
        . Leestijd {readingMinutes} {readingMinutes === 1 ? 'minuut' : 'minuten'}
      </div>
    </div>
  )
}
