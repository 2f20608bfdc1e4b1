import type { BodyBlock } from '@gevel/contract/body-blocks'
import { BodyBlocks } from '../../../ui/blocks/body-blocks.tsx'

interface TextColumnProps {
  blocks: BodyBlock[]
  isFirst: boolean
  /** the page is nothing else: its text stands where an article's does, and not at the edge of the lists */
  isAlone: boolean
}

/** Running text at its reading measure. */
export function TextColumn({ blocks, isFirst, isAlone }: TextColumnProps) {
  return (
    <div className={isFirst ? 'wrap' : 'wrap section'}>
      <div className={isAlone ? 'prose page-text page-text--alone' : 'prose page-text'}>
        <BodyBlocks blocks={blocks} />
      </div>
    </div>
  )
}
