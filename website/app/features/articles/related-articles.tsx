import type { Article } from '@gevel/contract/articles'
import { tagHref } from '@gevel/contract/hrefs'
import { StoryRow } from '../../ui/articles/story-rows.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { NewsletterAfterArticle } from '../newsletter/newsletter-after-article.tsx'
import { PreviousNext } from './previous-next.tsx'

type RelatedArticlesProps = Pick<Article, 'previous' | 'next' | 'related' | 'relatedTag' | 'edition'>

/** What to read after an article: stories of a tag that they share with it, otherwise others, and its neighbours. */
export function RelatedArticles({ previous, next, ...article }: RelatedArticlesProps) {
  return (
    <>
      <NewsletterAfterArticle edition={article.edition} />
      <Related {...article} />
      <PreviousNext previous={previous} next={next} />
    </>
  )
}

function Related({ related, relatedTag, edition }: Omit<RelatedArticlesProps, 'previous' | 'next'>) {
  if (related.length === 0) return null
  return (
    <section className="section" aria-labelledby="verwant">
      <Lintel
        id="verwant"
        title={relatedTag ? `Meer over ${relatedTag.name.toLowerCase()}` : 'Lees verder'}
        more={relatedTag ? { label: 'Alles', href: tagHref(relatedTag.name, edition) } : undefined}
      />
      <StoryRow articles={related} />
    </section>
  )
}
