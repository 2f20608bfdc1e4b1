import type { RichText, RichTextInline, RichTextList } from '@gevel/contract/rich-text'

/** The words of a structured text without their form, a space between its parts: for descriptions and machines. */
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
