import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { PlacedBlock } from './place-blocks.server.ts'

const BODY_COMPONENTS: Record<BodyBlock['__component'], true> = {
  'blocks.text': true,
  'blocks.quote': true,
  'blocks.image': true,
  'blocks.gallery': true,
  'blocks.video': true,
  'blocks.table': true,
  'blocks.chart': true,
  'blocks.figures': true,
  'blocks.market-figure': true,
  'blocks.related': true,
  'blocks.file': true,
  'blocks.callout': true,
}

/** Whether a block is body content, and not an automatic list. */
export function isBodyBlock(block: PlacedBlock): block is Extract<PlacedBlock, BodyBlock> {
  return block.__component in BODY_COMPONENTS
}
