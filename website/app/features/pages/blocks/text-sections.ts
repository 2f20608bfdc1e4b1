import type { BodyBlock } from '@gevel/contract/body-blocks'
import type { RichText } from '@gevel/contract/rich-text'
import type { Section } from '../../../ui/section-nav.tsx'
import { plainText } from '../../../ui/text/plain-text.ts'

/** A part of a text, from one heading to the next. */
export interface TextSection {
  /** of its heading, unique on the page; null for what comes before the first */
  heading: Section | null
  blocks: BodyBlock[]
}

/** Splits a text at its headings of the second level, so that a page can link to them. */
export function textSections(blocks: readonly BodyBlock[]): TextSection[] {
  const sections: TextSection[] = []
  const begin = (heading: TextSection['heading']) => {
    const section: TextSection = { heading, blocks: [] }
    sections.push(section)
    return section
  }
  let current: TextSection | undefined
  for (const block of blocks) {
    if (block.__component !== 'blocks.text') {
      current ??= begin(null)
      current.blocks.push(block)
      continue
    }
    let open: RichText = []
    for (const node of block.content) {
      if (node.type === 'heading' && node.level <= 2) {
        const title = plainText([node])
        current = begin({ id: anchorOf(title, sections), title })
        open = []
        continue
      }
      current ??= begin(null)
      if (open.length === 0) current.blocks.push({ ...block, content: open })
      open.push(node)
    }
  }
  return sections
}

/** `#twee-edities-een-redactie`; a second heading with the same text gets a number. */
function anchorOf(title: string, before: readonly TextSection[]): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const anchor = `kop-${plain}`
  const sameAnchors = before.filter(
    ({ heading }) => heading?.id === anchor || heading?.id.startsWith(`${anchor}--`),
  ).length
  return sameAnchors > 0 ? `${anchor}--${sameAnchors + 1}` : anchor
}
