import { articleHref } from '@gevel/contract/hrefs'
import type { ArticleCard, Teaser } from '@gevel/contract/references'
import { Picture } from '../images/picture.tsx'
import { Link } from '../links/link.tsx'
import { Moment } from '../text/moment.tsx'
import { AccessKey } from './access-key.tsx'
import { Headline } from './headline.tsx'

/**
 * The variants of a story: size of its headline, place of its picture, whether it has its intro (visual language,
 * "Story").
 */
const VARIANTS = {
  lead: {
    className: 'story story--lead',
    ratio: '16x9',
    sizes: '(min-width: 80rem) 37rem, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, 100vw',
    intro: true,
  },
  wide: {
    className: 'story story--wide story--big',
    ratio: '3x2',
    sizes: '(min-width: 64rem) 28rem, (min-width: 48rem) 55vw, 100vw',
    intro: true,
  },
  mid: {
    className: 'story story--mid phone-side',
    ratio: '3x2',
    sizes: '(min-width: 64rem) 18rem, (min-width: 48rem) 32vw, 6.5rem',
    intro: true,
  },
  card: {
    className: 'story phone-side',
    ratio: '3x2',
    sizes: '(min-width: 64rem) 18rem, (min-width: 48rem) 48vw, 6.5rem',
    intro: false,
  },
  row: {
    className: 'story story--mid story--row',
    ratio: '3x2',
    sizes: '(min-width: 48rem) 14rem, 6.5rem',
    intro: true,
  },
  side: { className: 'story story--side', ratio: '1x1', sizes: '6.5rem', intro: false },
  text: { className: 'story', ratio: '3x2', sizes: '', intro: false },
  brief: { className: 'story', ratio: '3x2', sizes: '', intro: true },
} as const

type StoryProps = {
  /** a teaser has no intro, in any variant */
  article: Teaser | ArticleCard
  variant: keyof typeof VARIANTS
  level?: 'h2' | 'h3'
  /** the first picture on the page: loaded before all others */
  priority?: boolean
  /** whether it has its date, which the list around it may have instead */
  isDated?: boolean
  /** below its date */
  note?: string | undefined
}

/** A story in a list. All of it links to the article. */
export function Story({ article, variant, level: Heading = 'h3', priority, isDated = true, note }: StoryProps) {
  const { className, ratio, sizes, intro } = VARIANTS[variant]
  const cover = variant === 'text' || variant === 'brief' ? null : article.cover
  return (
    <article className={cover ? className : className.replace(/ (phone-side|story--side|story--row|story--wide)/, '')}>
      {cover && (
        <span className="story__img">
          <Picture alt="" picture={cover} ratio={ratio} sizes={sizes} priority={priority} />
        </span>
      )}
      <span className="kicker">{article.label}</span>
      <Heading>
        <Link href={articleHref(article)} prefetch>
          <Headline text={article.title} />
        </Link>
      </Heading>
      {intro && 'intro' in article && <p>{article.intro}</p>}
      {(isDated || article.access !== 'free') && (
        <div className="meta">
          {isDated && <Moment at={article.publishedAt} inWords={variant === 'lead'} />}
          <AccessKey access={article.access} />
          {note && <span>{note}</span>}
        </div>
      )}
    </article>
  )
}
