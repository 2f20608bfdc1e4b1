import type { BodyBlock } from '@gevel/contract/body-blocks'
import { BodyBlocks } from '../../../ui/blocks/body-blocks.tsx'

interface TextColumnProps {
  blocks: BodyBlock[]
  isFirst: boolean
  /** the page has nothing else: its text is aligned as an article's, not with the lists */
  isAlone: boolean
}

/** Text at its reading width. */
export function TextColumn({ blocks, isFirst, isAlone }: TextColumnProps) {
  return (
    <div className={isFirst ? 'wrap' : 'wrap section'}>
      <div className={isAlone ? 'prose page-text page-text--alone' : 'prose page-text'}>
        <BodyBlocks blocks={blocks} />
      </div>
    </div>
  )
}
