import { PageBanners } from '../banners/public.ts'
import type { TagPageData } from './load-tag-page.server.ts'
import { TagIndex } from './tag-index.tsx'
import { TaggedArticles } from './tagged-articles.tsx'

/** `/news/tag` and `/item/tag`: the articles of a tag, or every tag. */
export function TagPage({ edition, letters, tagged, banners }: TagPageData) {
  return (
    <div className="wrap">
      {tagged ? (
        <PageBanners value={banners}>
          <TaggedArticles {...tagged} edition={edition} />
        </PageBanners>
      ) : (
        <TagIndex letters={letters ?? []} edition={edition} />
      )}
    </div>
  )
}
