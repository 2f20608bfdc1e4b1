import { articleHref } from '@gevel/contract/hrefs'
import type { ArticleCard, Byline, Teaser } from '@gevel/contract/references'
import { Picture } from '../images/picture.tsx'
import { Link } from '../links/link.tsx'
import { countComments } from '../text/count-comments.ts'
import { Moment } from '../text/moment.tsx'
import { AccessKey } from './access-key.tsx'
import { Headline } from './headline.tsx'
import { Kicker } from './kicker.tsx'
import { MadeCover } from './made-cover.tsx'
import { STORY_FORMS } from './story-forms.ts'
import { STORY_VARIANTS, type StoryVariant, slotOf } from './story-variants.ts'

type StoryProps = {
  /** a teaser has no intro, in any variant */
  article: (Teaser | ArticleCard) & { comments?: number }
  variant: StoryVariant
  level?: 'h2' | 'h3'
  /** the first picture on the page: loaded before all others */
  priority?: boolean
  /** whether it has its date, which the list around it may have instead */
  isDated?: boolean
  /** below its date */
  note?: string | undefined
}

/** Classes that put a picture beside the text. */
const BESIDE_PICTURE = / (phone-side|story--side|story--row|story--wide)/

/** A story in a list. All of it links to the article. */
export function Story({ article, variant, level: Heading = 'h3', priority, isDated = true, note }: StoryProps) {
  const { className, intro } = STORY_VARIANTS[variant]
  const slot = slotOf(variant, article)
  return (
    <article
      className={`${slot ? className : className.replace(BESIDE_PICTURE, '')} ${STORY_FORMS[article.form].className}`.trimEnd()}
    >
      {slot?.kind === 'picture' && (
        <span className="story__img">
          <Picture alt="" picture={slot.cover} ratio={slot.ratio} sizes={slot.sizes} priority={priority} />
        </span>
      )}
      {slot?.kind === 'made' && <MadeCover cover={slot.cover} title={article.title} />}
      <Kicker form={article.form} label={article.label} />
      <Heading>
        <Link href={articleHref(article)} prefetch>
          <Headline text={article.title} />
        </Link>
      </Heading>
      {article.byline && <CardByline byline={article.byline} />}
      {intro && 'intro' in article && <p>{article.intro}</p>}
      {(isDated || article.access !== 'free' || article.comments) && (
        <div className="meta">
          {isDated && <Moment at={article.publishedAt} inWords={variant === 'lead'} />}
          <AccessKey access={article.access} edition={article.edition} />
          {article.comments && <span>{countComments(article.comments)}</span>}
          {note && <span>{note}</span>}
        </div>
      )}
    </article>
  )
}

/** The author of an opinion on its card, with a small portrait. The whole card links to the article, so no link. */
function CardByline({ byline: { name, portrait } }: { byline: Byline }) {
  return (
    <span className="card-byline">
      {portrait && <Picture alt="" picture={portrait} ratio="1x1" sizes="2rem" />}
      <span>
        <span className="vh">Door </span>
        {name}
      </span>
    </span>
  )
}
