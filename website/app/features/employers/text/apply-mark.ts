export type Mark = 'bold' | 'heading' | 'list' | 'link'

/** A text in place of a part of a field, and what is selected afterwards. */
interface Change {
  from: number
  to: number
  text: string
  selectFrom: number
  selectTo: number
}

/** Writes the mark around the selection, or at the beginning of its lines. */
export function applyMark(mark: Mark, value: string, start: number, end: number): Change {
  if (mark === 'bold' || mark === 'link') return aroundSelection(mark, value, start, end)
  const from = value.lastIndexOf('\n', start - 1) + 1
  const after = value.indexOf('\n', end)
  const to = after < 0 ? value.length : after
  const sign = mark === 'heading' ? '## ' : '- '
  const text = value
    .slice(from, to)
    .split('\n')
    .map((line) => (line.startsWith(sign) ? line : sign + line))
    .join('\n')
  return { from, to, text, selectFrom: from + text.length, selectTo: from + text.length }
}

function aroundSelection(mark: 'bold' | 'link', value: string, start: number, end: number): Change {
  const selected = value.slice(start, end)
  if (mark === 'bold') {
    const words = selected || 'vet'
    return { from: start, to: end, text: `**${words}**`, selectFrom: start + 2, selectTo: start + 2 + words.length }
  }
  const words = selected || 'tekst'
  const address = 'https://'
  const at = start + words.length + 3
  return { from: start, to: end, text: `[${words}](${address})`, selectFrom: at, selectTo: at + address.length }
}
