import { Parser } from 'htmlparser2'

const skipped = new Set(['script', 'style', 'head', 'title', 'svg', 'template', 'noscript', 'iframe', 'object'])
const blocks = new Set(['p', 'div', 'section', 'article', 'blockquote', 'table', 'tr', 'ul', 'ol', 'li'])
const safeAddress = /^(?:https?:|mailto:|tel:)/i

/**
 * HTML of another site as a marked text (`readMarkedText`): headings, lists, bold text and links, and nothing else of it. A text without
 * tags stays as it is.
 */
export function htmlToMarked(html: string): string {
  const lines: string[] = []
  let line = ''
  let skipping = 0
  /** the next number of each open list; 0 for one with bullets */
  const lists: number[] = []
  const links: (string | null)[] = []
  let bold = 0
  const endLine = () => {
    const text = line
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\*\*(\s*)\*\*/g, '$1')
      .trim()
    if (text !== '' && !/^(?:#{2,3}|-|\d+\.)$/.test(text)) lines.push(text)
    line = ''
  }
  const parser = new Parser(
    {
      onopentag(name, { href = '' }) {
        if (skipped.has(name)) skipping++
        if (skipping > 0) return
        if (blocks.has(name) || /^h[1-6]$/.test(name)) endLine()
        if (/^h[1-6]$/.test(name)) line = name > 'h2' ? '### ' : '## '
        else if (name === 'ul' || name === 'ol') lists.push(name === 'ol' ? 1 : 0)
        else if (name === 'li') line = itemMark(lists)
        else if (name === 'br') line += '\n'
        else if (name === 'a') {
          links.push(safeAddress.test(href) ? href.replace(/[\s()]/g, encodeURIComponent) : null)
          if (links.at(-1)) line += '['
        } else if (isBold(name) && bold++ === 0 && !isHeading(line)) line += '**'
      },
      ontext(text) {
        if (skipping === 0) line += text.replace(/\s+/g, ' ')
      },
      onclosetag(name) {
        if (skipped.has(name)) skipping = Math.max(0, skipping - 1)
        else if (skipping > 0) return
        else if (name === 'a') {
          const href = links.pop()
          if (href) line += `](${href})`
        } else if (isBold(name)) {
          bold = Math.max(0, bold - 1)
          if (bold === 0 && !isHeading(line)) line = closeBold(line)
        } else if (name === 'ul' || name === 'ol') {
          endLine()
          lists.pop()
        } else if (blocks.has(name) || /^h[1-6]$/.test(name)) endLine()
      },
    },
    { decodeEntities: true },
  )
  parser.write(/<\w/.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>'))
  parser.end()
  endLine()
  return joined(lines)
}

function itemMark(lists: number[]): string {
  const number = lists.at(-1) ?? 0
  if (number === 0) return '- '
  lists[lists.length - 1] = number + 1
  return `${number}. `
}

const isBold = (name: string) => name === 'b' || name === 'strong'
const isHeading = (line: string) => /^#{2,3} /.test(line)

/** Spaces at the edges stay outside the mark. */
function closeBold(line: string): string {
  const at = line.lastIndexOf('**')
  const [before, text] = [line.slice(0, at), line.slice(at + 2)]
  const words = text.trim()
  if (at < 0 || words === '') return before + text
  const [start, end] = [text.slice(0, text.indexOf(words)), text.slice(text.indexOf(words) + words.length)]
  return `${before}${start}**${words}**${end}`
}

/** Items of a list are beside each other, and everything else is apart. */
function joined(lines: readonly string[]): string {
  const isItem = (text: string | undefined) => /^(?:-|\d+\.) /.test(text ?? '')
  return lines
    .map((text, at) => (at === 0 ? text : `${isItem(text) && isItem(lines[at - 1]) ? '\n' : '\n\n'}${text}`))
    .join('')
}
