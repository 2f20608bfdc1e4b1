import { lexer } from 'marked'
import { cutDirectives } from '../body/directives'

/** A part of an article in print. */
export interface PrintedPart {
  kind: 'heading' | 'paragraph' | 'quote'
  text: string
}

/** The running text of an article; charts, tables and lists are on the site only. */
export function printedParts(markdown: string): PrintedPart[] {
  return cutDirectives(markdown)
    .flatMap((piece) => (piece.kind === 'markdown' ? lexer(piece.source) : []))
    .flatMap((token): PrintedPart[] => {
      if (token.type === 'heading') return [{ kind: 'heading', text: plain(token.text) }]
      if (token.type === 'paragraph') return [{ kind: 'paragraph', text: plain(token.text) }]
      if (token.type !== 'blockquote') return []
      return [{ kind: 'quote', text: plain(token.text.split(/\n+—/)[0] ?? '') }]
    })
}

/** Removes the marks of links and emphasis from a text. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
