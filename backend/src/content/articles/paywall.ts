import type { BodyBlock } from '@gevel/contract/body-blocks'

/** The number of paragraphs before the paywall. */
const freeParagraphs = 2

type TextBlock = Extract<BodyBlock, { __component: 'blocks.text' }>

/**
 * The first paragraphs of a body, up to its first picture, chart or other block: the rest never leaves the backend.
 * @param blocks the whole body, in the shape of the response
 */
export function beforePaywall(blocks: readonly BodyBlock[]): TextBlock[] {
  const open: TextBlock[] = []
  let left = freeParagraphs
  for (const block of blocks) {
    if (left === 0 || block.__component !== 'blocks.text') break
    const content: TextBlock['content'] = []
    for (const node of block.content) {
      if (left === 0) break
      content.push(node)
      if (node.type !== 'heading') left--
    }
    open.push({ __component: 'blocks.text', content: withoutLastHeading(content) })
  }
  return open
}

/** A heading at the end would announce text that is not there. */
function withoutLastHeading(content: TextBlock['content']): TextBlock['content'] {
  return content.at(-1)?.type === 'heading' ? content.slice(0, -1) : content
}
