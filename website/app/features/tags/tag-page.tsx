import type { TagPageData } from './load-tag-page.server.ts'
import { TagIndex } from './tag-index.tsx'
import { TaggedArticles } from './tagged-articles.tsx'

/** `/news/tag` and `/item/tag`: the articles of a tag, or every tag. */
export function TagPage({ edition, letters, tagged }: TagPageData) {
  return (
    <div className="wrap">
      {tagged ? (
        <TaggedArticles {...tagged} edition={edition} />
      ) : (
        <TagIndex letters={letters ?? []} edition={edition} />
      )}
    </div>
  )
}
