import type { RichText, RichTextInline, RichTextList } from '@gevel/contract/rich-text'
import type { Paper, Tag } from './paper'
import { styles } from './text-style'

const indent = 16
const gapAfter = 6

/** Writes rich text: headings, paragraphs and lists. Emphasis is left out, and a link has its address behind it. */
export function writeRichText(paper: Paper, text: RichText): void {
  for (const block of text) {
    if (block.type === 'list') writeList(paper, block)
    else if (block.type === 'heading') {
      paper.skip(gapAfter)
      // a heading stays with the first lines below it
      paper.ensureSpace(4 * styles.heading.leading)
      paper.write(textOf(block.children), styles.heading, 'H2')
    } else paper.write(textOf(block.children), styles.text, block.type === 'quote' ? 'BlockQuote' : 'P')
    paper.skip(gapAfter)
  }
}

function writeList(paper: Paper, list: RichTextList, parent?: Tag): void {
  const tag = paper.addTag('L', {}, parent)
  let number = 0
  for (const item of list.children) {
    if (item.type === 'list') {
      paper.within({ x: paper.x + indent, width: paper.width - indent }, () => writeList(paper, item, tag))
      continue
    }
    number += 1
    const entry = paper.addTag('LI', {}, tag)
    const [label, body] = [paper.addTag('Lbl', {}, entry), paper.addTag('LBody', {}, entry)]
    paper.ensureSpace(styles.text.leading)
    paper.writeLine(label, list.format === 'ordered' ? `${number}.` : '•', styles.text, { x: paper.x, y: paper.y })
    paper.within({ x: paper.x + indent, width: paper.width - indent }, () =>
      paper.writeInto(body, textOf(item.children), styles.text),
    )
    paper.skip(2)
  }
}

function textOf(children: readonly RichTextInline[]): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.text
      const label = child.children.map(({ text }) => text).join('')
      return label.includes(child.url) ? label : `${label} (${child.url})`
    })
    .join('')
}
