import type { BodyBlock } from '@gevel/contract/body-blocks'
import { BodyBlocks } from '../../ui/blocks/body-blocks.tsx'

/** Running text at its reading measure. */
export function TextColumn({ blocks }: { blocks: BodyBlock[] }) {
  return (
    <div className="wrap">
      <div className="prose page-text">
        <BodyBlocks blocks={blocks} />
      </div>
    </div>
  )
}
