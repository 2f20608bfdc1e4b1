import type { BodyBlock } from '@gevel/contract/body-blocks'

const LIVE_BLOCKS = ['blocks.gallery', 'blocks.video'] as const

type LiveBlock = Extract<BodyBlock, { __component: (typeof LIVE_BLOCKS)[number] }>

/** Blocks that only show something, or one with buttons. */
export type TextRun = { blocks: BodyBlock[] } | { live: LiveBlock }

/** Splits a text into runs of static blocks and the blocks with buttons between them. */
export function textRuns(blocks: readonly BodyBlock[]): TextRun[] {
  const runs: TextRun[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (isLive(block)) runs.push({ live: block })
    else if (last && 'blocks' in last) last.blocks.push(block)
    else runs.push({ blocks: [block] })
  }
  return runs
}

function isLive(block: BodyBlock): block is LiveBlock {
  return LIVE_BLOCKS.some((component) => component === block.__component)
}
