import type { Article } from '@gevel/contract/articles'
import { tagHref } from '@gevel/contract/hrefs'
import { StoryRow } from '../../ui/articles/story-rows.tsx'
import { Lintel } from '../../ui/lintel.tsx'

/** What to read after an article: stories of the tag that they share with it, otherwise others. */
export function RelatedArticles({ article: { related, relatedTag, edition } }: { article: Article }) {
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
