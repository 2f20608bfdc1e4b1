import type { RichText, RichTextInline, RichTextLeaf, RichTextList } from '@gevel/contract/rich-text'
import { escapeHtml } from '../../ui/text/escape-html.ts'

/**
 * Rich text as HTML for other sites: paragraphs, headings, lists, bold and italic text and links, whose addresses are absolute.
 * @param origin of the site
 */
export function writeHtml(content: RichText, origin: string): string {
  return content
    .map((block) => {
      if (block.type === 'list') return listOf(block, origin)
      const text = inlinesOf(block.children, origin)
      if (text.trim() === '') return ''
      if (block.type === 'heading') return `<h${block.level}>${text}</h${block.level}>`
      return block.type === 'quote' ? `<blockquote>${text}</blockquote>` : `<p>${text}</p>`
    })
    .join('')
}

function listOf({ format, children }: RichTextList, origin: string): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = children.map((item) => (item.type === 'list' ? listOf(item, origin) : inlinesOf(item.children, origin)))
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}

function inlinesOf(children: readonly RichTextInline[], origin: string): string {
  return children
    .map((child) => {
      if (child.type === 'text') return leafOf(child)
      const href = URL.parse(child.url, origin)?.href
      const text = child.children.map(leafOf).join('')
      return href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`
    })
    .join('')
}

function leafOf({ text, bold, italic }: RichTextLeaf): string {
  let html = escapeHtml(text).replaceAll('\n', '<br/>')
  if (italic) html = `<em>${html}</em>`
  return bold ? `<strong>${html}</strong>` : html
}
