import type { Article } from '@gevel/contract/articles'
import { Gallery } from '../../ui/blocks/gallery.tsx'
import { Video } from '../../ui/blocks/video.tsx'
import { Corrections, StaticBlocks } from './article-parts.tsx'
import { type TextRun, textRuns } from './text-runs.ts'

/** The text of an article, or its first paragraphs behind the paywall, and its corrections. */
export function ArticleText({ article }: { article: Article }) {
  const { id, title, edition, slug, corrections } = article
  return (
    <div className={article.locked ? 'prose fade' : 'prose'}>
      {textRuns(article.blocks).map((run, at) => (
        <Run key={at} run={run} />
      ))}
      {!article.locked && <Corrections {...{ id, title, edition, slug, corrections }} />}
    </div>
  )
}

function Run({ run }: { run: TextRun }) {
  if ('blocks' in run) return <StaticBlocks blocks={run.blocks} />
  return run.live.__component === 'blocks.gallery' ? <Gallery pictures={run.live.pictures} /> : <Video {...run.live} />
}
