import { lexer, type Token, type Tokens } from 'marked'
import type { RichText, SeedBlock } from './blocks'
import { directiveBlock } from './directive-blocks'
import { cutDirectives } from './directives'
import { richTextNode } from './rich-text'

const speakerLine = /^— *(.+)$/

function quote(token: Tokens.Blockquote): SeedBlock {
  const lines = token.text.split('\n').map((line) => line.trim())
  const speaker = speakerLine.exec(lines.at(-1) ?? '')
  const textLines = speaker ? lines.slice(0, -1) : lines
  return { kind: 'quote', text: textLines.filter(Boolean).join(' '), speaker: speaker?.[1] ?? null }
}

/** `Tekst. Bron: Gevel Marktmonitor` under a caption directive names the source of the data. */
const sourcePattern = /^(.*?)(?:\.? *Bron: (.+?)\.?)?$/

function table(token: Tokens.Table, captionLine: string | null): SeedBlock {
  const match = captionLine === null ? null : sourcePattern.exec(captionLine)
  return {
    kind: 'table',
    caption: match?.[1] || null,
    source: match?.[2] ?? null,
    head: token.header.map((cell) => cell.text),
    rows: token.rows.map((row) => row.map((cell) => cell.text)),
  }
}

function ownBlock(token: Token, caption: string | null): SeedBlock {
  if (token.type === 'table') return table(token as Tokens.Table, caption)
  if (caption !== null) throw new Error(`A caption without a table under it: ${caption}`)
  return quote(token as Tokens.Blockquote)
}

function tokensOf(source: string): Token[] {
  return lexer(source).filter((token) => token.type !== 'space' && token.type !== 'def')
}

/**
 * Converts Markdown with running text only to Strapi's rich text.
 * @throws Error when it contains a quote, a table or anything that Strapi's rich text lacks
 */
export function parseRichText(source: string): RichText {
  return tokensOf(source).map((token) => {
    const node = richTextNode(token)
    if (!node) throw new Error(`No ${token.type} in plain text: ${token.raw}`)
    return node
  })
}

/**
 * Parses the body of an article or page, Markdown with the `:::` directives of README.md, to blocks in order.
 * @throws Error when the text contains something the blocks cannot represent
 */
export function parseBody(text: string): SeedBlock[] {
  const blocks: SeedBlock[] = []
  let caption: string | null = null
  const addText = (source: string) => {
    let running: RichText | null = null
    for (const token of tokensOf(source)) {
      const node = richTextNode(token)
      if (!node) {
        blocks.push(ownBlock(token, caption))
        caption = null
        running = null
      } else if (running) {
        running.push(node)
      } else {
        running = [node]
        blocks.push({ kind: 'text', content: running })
      }
    }
  }
  for (const piece of cutDirectives(text)) {
    if (piece.kind === 'markdown') addText(piece.source)
    else if (piece.name === 'caption') caption = piece.argument
    else if (piece.name === 'callout')
      blocks.push({ kind: 'callout', title: piece.argument, content: parseRichText(piece.content) })
    else blocks.push(directiveBlock(piece.name, piece.argument, piece.content))
  }
  if (caption !== null) throw new Error(`A caption without a table under it: ${caption}`)
  return blocks
}
