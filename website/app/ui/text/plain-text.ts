import type { RichText, RichTextInline, RichTextList } from '@gevel/contract/rich-text'

/** The plain text of a rich text, with a space between its parts: for descriptions and structured data. */
export function plainText(content: RichText): string {
  return content.map((node) => (node.type === 'list' ? listText(node) : inlineText(node.children))).join(' ')
}

function listText(list: RichTextList): string {
  return list.children.map((item) => (item.type === 'list' ? listText(item) : inlineText(item.children))).join(' ')
}

function inlineText(children: RichTextInline[]): string {
  return children
    .map((child) => (child.type === 'text' ? child.text : child.children.map(({ text }) => text).join('')))
    .join('')
}
