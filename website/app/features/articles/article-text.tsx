import { Gallery } from '../../ui/blocks/gallery.tsx'
import { Video } from '../../ui/blocks/video.tsx'
import type { ArticleData } from './article-data.server.ts'
import { Corrections, StaticBlocks } from './article-parts.tsx'

type Parts = ArticleData['parts']

interface ArticleTextProps extends Pick<Parts, 'text' | 'corrections'> {
  isLocked: boolean
}

/** The text of an article, or its first paragraphs behind the paywall, and its corrections. */
export function ArticleText({ isLocked, text, corrections }: ArticleTextProps) {
  return (
    <div className={isLocked ? 'prose fade' : 'prose'}>
      {text.map((run, at) => (
        <Run key={at} run={run} />
      ))}
      {corrections && <Corrections of={corrections} className="prose__part" />}
    </div>
  )
}

function Run({ run }: { run: Parts['text'][number] }) {
  if (!('live' in run)) return <StaticBlocks of={run} className="prose__part" />
  return run.live.__component === 'blocks.gallery' ? <Gallery pictures={run.live.pictures} /> : <Video {...run.live} />
}
