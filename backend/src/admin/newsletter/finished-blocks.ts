import type { IssueBlock } from '../../features/newsletter/stored/issue-blocks'
import { blockNames } from './block-words'

/** The blocks as far as an editor has written them, for a preview while the others are being typed. */
export function finishedBlocks(blocks: readonly IssueBlock[]): IssueBlock[] {
  return blocks.map(finishedBlock).filter((block) => block !== undefined)
}

/** @returns undefined for words that are not there yet */
function finishedBlock(block: IssueBlock): IssueBlock | undefined {
  if (block.type === 'text') {
    if (!block.text.trim()) return undefined
    const isButton = block.button?.label.trim() && /^(\/|https?:\/\/.)/.test(block.button.href)
    return isButton ? block : { ...block, button: null }
  }
  return 'heading' in block && !block.heading ? { ...block, heading: blockNames[block.type] } : block
}
