/** A part of a text: ordinary Markdown, or a `:::` directive with its name, its argument, and its content. */
export type Piece =
  | { kind: 'markdown'; source: string }
  | { kind: 'directive'; name: string; argument: string; content: string }

const opening = /^::: *([a-z]+) *(.*)$/
/** A caption belongs to the table under it and has no end line. */
const withoutEnd = new Set(['caption'])

/**
 * Splits a text at its `:::` directives, in order.
 * @throws Error when a directive has no end line, or an end line no directive
 */
export function cutDirectives(text: string): Piece[] {
  const pieces: Piece[] = []
  let markdown: string[] = []
  const flush = () => {
    if (markdown.some((line) => line.trim() !== '')) pieces.push({ kind: 'markdown', source: markdown.join('\n') })
    markdown = []
  }
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trimEnd()
    if (line === ':::') throw new Error(`An end line without a directive, at line ${at + 1}`)
    const match = opening.exec(line)
    if (!match) {
      markdown.push(line)
      continue
    }
    flush()
    const [, name = '', argument = ''] = match
    const end = withoutEnd.has(name) ? at : lines.findIndex((other, index) => index > at && other.trimEnd() === ':::')
    if (end === -1) throw new Error(`The directive ${name} at line ${at + 1} has no end line`)
    pieces.push({ kind: 'directive', name, argument: argument.trim(), content: lines.slice(at + 1, end).join('\n') })
    at = end
  }
  flush()
  return pieces
}
