import type { RichText, RichTextInline, RichTextLeaf, RichTextList } from './rich-text.ts'
import { normaliseWrittenLink, richTextLinkProblem } from './written-links.ts'

/**
 * Rich text that people type in a plain field: an empty line ends a paragraph, `## ` begins a heading and `### ` a smaller one, `- ` an item of a
 * list and `1. ` of a numbered one, `**` is around bold text, and a link is `[text](address)`.
 */

const heading = /^(#{1,4})\s+(.+)$/
const bullet = /^\s*[-*•]\s+(.*)$/
const numbered = /^\s*\d{1,3}[.)]\s+(.*)$/

/** Reads a marked text; what is no mark is text. Never throws. */
export function readMarkedText(text: string): RichText {
  const blocks: RichText = []
  let lines: string[] = []
  const endParagraph = () => {
    const children = readInline(lines.join('\n'))
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    lines = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const title = heading.exec(line)
    const item = readItem(line)
    if (title) {
      endParagraph()
      blocks.push({ type: 'heading', level: (title[1] ?? '').length > 2 ? 3 : 2, children: readInline(title[2] ?? '') })
    } else if (item) {
      endParagraph()
      addItem(blocks, item)
    } else if (line.trim() === '') endParagraph()
    else lines.push(line.trim())
  }
  endParagraph()
  return blocks
}

interface Item {
  format: RichTextList['format']
  text: string
}

function readItem(line: string): Item | null {
  const [, point] = bullet.exec(line) ?? []
  if (point !== undefined) return { format: 'unordered', text: point }
  const [, counted] = numbered.exec(line) ?? []
  return counted === undefined ? null : { format: 'ordered', text: counted }
}

function addItem(blocks: RichText, { format, text }: Item): void {
  const children = readInline(text)
  if (children.length === 0) return
  const item = { type: 'list-item' as const, children }
  const last = blocks.at(-1)
  if (last?.type === 'list' && last.format === format) last.children.push(item)
  else blocks.push({ type: 'list', format, children: [item] })
}

const inlineMark = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g

function readInline(text: string): RichTextInline[] {
  const children: RichTextInline[] = []
  let from = 0
  for (const match of text.matchAll(inlineMark)) {
    const [all, bold, label = '', address = ''] = match
    if (match.index > from) children.push(leaf(text.slice(from, match.index)))
    const url = normaliseWrittenLink(address)
    if (bold !== undefined) children.push({ ...leaf(bold), bold: true })
    else if (richTextLinkProblem(url)) children.push(leaf(all))
    else children.push({ type: 'link', url, children: [leaf(label)] })
    from = match.index + all.length
  }
  if (from < text.length) children.push(leaf(text.slice(from)))
  return children.some((child) => plainOf(child).trim() !== '') ? children : []
}

const leaf = (text: string): RichTextLeaf => ({ type: 'text', text })

/** Writes rich text as a marked text; what has no mark, such as italics, becomes plain text. */
export function writeMarkedText(content: RichText): string {
  return content
    .map((block) => {
      if (block.type === 'list') return writeList(block)
      const text = block.children.map(writeInline).join('')
      return block.type === 'heading' ? `${block.level > 2 ? '###' : '##'} ${text}` : text
    })
    .join('\n\n')
}

function writeList({ format, children }: RichTextList): string {
  return children
    .map((child, index) =>
      child.type === 'list'
        ? writeList(child)
        : `${format === 'ordered' ? `${index + 1}.` : '-'} ${child.children.map(writeInline).join('')}`,
    )
    .join('\n')
}

function writeInline(child: RichTextInline): string {
  if (child.type === 'link') return `[${plainOf(child)}](${child.url})`
  return child.bold ? `**${child.text}**` : child.text
}

function plainOf(child: RichTextInline): string {
  return child.type === 'text' ? child.text : child.children.map(({ text }) => text).join('')
}

/** The text of rich text without its marks, a line for each block: for counting, comparing and hints. */
export function plainLines(content: RichText): string[] {
  return content.flatMap((block) =>
    block.type === 'list' ? linesOfList(block) : [block.children.map(plainOf).join('')],
  )
}

function linesOfList({ children }: RichTextList): string[] {
  return children.flatMap((child) =>
    child.type === 'list' ? linesOfList(child) : [child.children.map(plainOf).join('')],
  )
}
