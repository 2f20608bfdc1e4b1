import type { Article } from '@gevel/contract/articles'
import type { Banner } from '@gevel/contract/banners'
import { tagHref } from '@gevel/contract/hrefs'
import { StoryRow } from '../../ui/articles/story-rows.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { AdSlot, PageBanners } from '../banners/public.ts'
import { PreviousNext } from './previous-next.tsx'

type RelatedArticlesProps = Pick<Article, 'previous' | 'next' | 'related' | 'relatedTag' | 'edition'> & {
  banners: readonly Banner[]
}

/** What to read after an article: its neighbours, and stories of a tag that they share with it, otherwise others. */
export function RelatedArticles({ previous, next, banners, ...article }: RelatedArticlesProps) {
  return (
    <>
      <PageBanners value={banners}>
        <AdSlot slot="article-end" />
      </PageBanners>
      <PreviousNext previous={previous} next={next} />
      <Related {...article} />
    </>
  )
}

function Related({ related, relatedTag, edition }: Omit<RelatedArticlesProps, 'previous' | 'next' | 'banners'>) {
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
