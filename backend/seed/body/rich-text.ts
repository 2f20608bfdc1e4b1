import type { Token, Tokens } from 'marked'
import type { Inline, RichTextNode, TextLeaf } from './blocks'

type Style = Pick<TextLeaf, 'bold' | 'italic'>

/** Strapi's editor has no soft line breaks in its text leaves: a line break in the source becomes a space. */
function leaf(text: string, style: Style): TextLeaf {
  return { type: 'text', text: text.replace(/\s*\n\s*/g, ' '), ...style }
}

function leaves(tokens: Token[], style: Style): TextLeaf[] {
  return inlines(tokens, style).map((node) => {
    if (node.type === 'link') throw new Error(`A link inside a link: ${node.url}`)
    return node
  })
}

function inline(token: Token, style: Style): Inline[] {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? inlines(token.tokens, style) : [leaf(token.text, style)]
    case 'escape':
      return [leaf(token.text, style)]
    case 'strong':
      return inlines(token.tokens ?? [], { ...style, bold: true })
    case 'em':
      return inlines(token.tokens ?? [], { ...style, italic: true })
    case 'link':
      return [{ type: 'link', url: token.href, children: leaves(token.tokens ?? [], style) }]
    default:
      throw new Error(`Strapi's text has no ${token.type}: ${token.raw}`)
  }
}

/** The inline nodes of a Markdown paragraph; adjacent ones of one style are joined. */
function inlines(tokens: Token[], style: Style = {}): Inline[] {
  return tokens.flatMap((token) => inline(token, style))
}

function list(token: Tokens.List): RichTextNode {
  return {
    type: 'list',
    format: token.ordered ? 'ordered' : 'unordered',
    children: token.items.map((item) => ({ type: 'list-item', children: inlines(item.tokens.flatMap(childrenOf)) })),
  }
}

/** A loose list wraps its items in paragraphs, which makes no difference to readers. */
function childrenOf(token: Token): Token[] {
  return token.type === 'paragraph' ? (token.tokens ?? []) : [token]
}

/**
 * Converts a block token of marked to a node of Strapi's rich text.
 * @returns null for a quote or table, which is a block of its own
 * @throws Error for Markdown that is not allowed in an article, such as HTML or code
 */
export function richTextNode(token: Token): RichTextNode | null {
  switch (token.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlines(token.tokens ?? []) }
    case 'heading':
      return { type: 'heading', level: token.depth, children: inlines(token.tokens ?? []) }
    case 'list':
      return list(token as Tokens.List)
    case 'blockquote':
    case 'table':
      return null
    default:
      throw new Error(`An article has no ${token.type}: ${token.raw}`)
  }
}
