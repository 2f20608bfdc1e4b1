import type { Inline, RichText, SeedBlock } from '../body/blocks'

function words(nodes: Inline[]): string {
  return nodes.map((node) => (node.type === 'link' ? words(node.children) : node.text)).join('')
}

function linesOf(content: RichText): string[] {
  return content.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => words(item.children)) : [words(node.children)],
  )
}

/** The text of a block as readers see it, a line for each paragraph, item or caption. */
export function readingLines(block: SeedBlock): string[] {
  switch (block.kind) {
    case 'text':
      return linesOf(block.content)
    case 'callout':
      return [block.title, ...linesOf(block.content)]
    case 'quote':
      return [block.text]
    case 'image':
      return block.picture.caption ? [block.picture.caption] : []
    case 'gallery':
      return block.pictures.flatMap((picture) => picture.caption ?? [])
    case 'chart':
      return [block.title, block.description]
    default:
      return []
  }
}

/** The sentences of a line, without their final punctuation. */
export function sentences(line: string): string[] {
  return line
    .split(/[.?!]+[’”)]*(?:\s+|$)/)
    .map((sentence) => sentence.replace(/[‘’“”]/g, '').trim())
    .filter(Boolean)
}
