import type { Article } from '@gevel/contract/articles'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { Headline } from '../../ui/articles/headline.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { clockTime, dateAndTime, dutchDay } from '../../ui/text/dates.ts'

/** Label, title, intro and byline. */
export function ArticleHead({ article }: { article: Article }) {
  const { label, title, intro, access } = article
  return (
    <header className="art-head">
      <p className="kicker">
        {label} <AccessKey access={access} />
      </p>
      <h1>
        <Headline text={title} />
      </h1>
      <p className="intro">{intro}</p>
      <Byline article={article} />
    </header>
  )
}

function Byline({ article: { author, publishedAt, changedAt, readingMinutes } }: { article: Article }) {
  return (
    <div className="byline">
      {author?.portrait && <Picture alt="" picture={author.portrait} ratio="1x1" sizes="2.5rem" />}
      <div>
        {author && (
          <>
            Door <strong>{author.name}</strong>
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
