import type { RichText, RichTextInline, RichTextLeaf, RichTextList } from '@gevel/contract/rich-text'
import { shownHref } from '../documents/hrefs'

/** A node of Strapi's rich text, as it is stored. */
interface Node {
  type: string
  text?: string
  url?: string
  level?: number
  format?: string
  children?: Node[]
  [mark: string]: unknown
}

const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const

type RichTextNode = RichText[number]

/**
 * Converts Strapi's rich text, without pictures (which have blocks of their own), empty paragraphs, and broken links.
 */
export function richText(content: unknown): RichText {
  if (!Array.isArray(content)) return []
  return (content as Node[]).flatMap((node): RichTextNode[] => {
    if (node.type === 'list') return [list(node)]
    const children = (node.children ?? []).flatMap(inline)
    if (plainText(children).trim() === '') return []
    if (node.type === 'heading') return [{ type: 'heading', level: node.level ?? 2, children }]
    if (node.type === 'quote') return [{ type: 'quote', children }]
    if (node.type === 'paragraph') return [{ type: 'paragraph', children }]
    if (node.type === 'code')
      return [{ type: 'paragraph', children: [{ type: 'text', text: plainText(children), code: true }] }]
    return []
  })
}

function list(node: Node): RichTextList {
  const children = (node.children ?? []).map((child) =>
    child.type === 'list'
      ? list(child)
      : { type: 'list-item' as const, children: (child.children ?? []).flatMap(inline) },
  )
  return { type: 'list', format: node.format === 'ordered' ? 'ordered' : 'unordered', children }
}

function inline(node: Node): RichTextInline[] {
  if (node.type === 'text') return [leaf(node)]
  const children = (node.children ?? []).filter((child) => child.type === 'text').map(leaf)
  if (node.type !== 'link') return children
  const url = shownHref(node.url)
  return url ? [{ type: 'link', url, children }] : children
}

function leaf(node: Node): RichTextLeaf {
  const marked = marks.filter((mark) => node[mark] === true).map((mark) => [mark, true])
  return { type: 'text', text: node.text ?? '', ...Object.fromEntries(marked) }
}

/** The plain text of inline nodes. */
export function plainText(children: RichTextInline[]): string {
  return children.map((child) => (child.type === 'text' ? child.text : plainText(child.children))).join('')
}

/** The number of words in a text. */
export function wordCount(content: RichText): number {
  return content.reduce((count, node) => count + (node.type === 'list' ? wordsOfList(node) : words(node.children)), 0)
}

function wordsOfList(node: RichTextList): number {
  return node.children.reduce(
    (count, child) => count + (child.type === 'list' ? wordsOfList(child) : words(child.children)),
    0,
  )
}

function words(children: RichTextInline[]): number {
  return plainText(children).split(/\s+/).filter(Boolean).length
}
