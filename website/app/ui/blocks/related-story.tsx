import type { MarkedRef } from '@gevel/contract/references'
import { HeadlineLink } from '../articles/headline-link.tsx'

/** A related story within the text, chosen by the editor. */
export function RelatedStory({ article }: { article: MarkedRef }) {
  return (
    <aside className="related sans" aria-label="Lees ook">
      <span className="kicker">Lees ook</span>
      <div>
        <HeadlineLink article={article} />
      </div>
    </aside>
  )
}
