import { partData } from '../../../routing/part-data.server.ts'
import type { FilledBlock } from './fill-blocks.server.ts'
import type { Width } from './group-into-rows.ts'
import { isStaticBlock, type StaticBlock } from './static-block.ts'

/** The blocks of a page: of a static one what places it, and the rest as the data of a part. */
export function placeBlocks(request: Request, blocks: readonly FilledBlock[]) {
  return blocks.map((block) => (isStaticBlock(block) ? placed(request, block) : live(block)))
}

export type PlacedBlock = ReturnType<typeof placeBlocks>[number]

function placed(request: Request, block: StaticBlock) {
  const { __component } = block
  const isBand = __component === 'blocks.articles' && block.layout === 'band'
  return { __component, width: widthOf(block), isBand, part: partData(request, partOf(block)) }
}

const parts = new WeakMap<StaticBlock, { block: StaticBlock }>()

/** The data of a block's part, the same object for the same block: its id is known then. */
function partOf(block: StaticBlock) {
  const part = parts.get(block) ?? { block }
  parts.set(block, part)
  return part
}

function live(block: Exclude<FilledBlock, StaticBlock>) {
  return { ...block, width: 'full' as const }
}

/** The width of a block beside others. A figure of the month, whose editors choose none, leaves a third for another. */
function widthOf(block: StaticBlock): Width {
  if (block.__component === 'blocks.figure-of-month') return 'two-thirds'
  return 'width' in block ? block.width : 'full'
}
