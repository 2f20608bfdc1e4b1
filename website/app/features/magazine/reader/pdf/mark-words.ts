/** The name of the highlight in `reader/pdf.css`. */
const NAME = 'reader-search'
/** A token, by the rule of the search. */
const TOKEN = /[a-z0-9]+(?:[-'][a-z0-9]+)*/g

const rangesOf = new WeakMap<HTMLElement, Range[]>()

/** Highlights words in the text of a page, where the browser can (CSS Custom Highlight API). */
export function markWords(container: HTMLElement, words: readonly string[]): void {
  if (!('highlights' in CSS)) return
  const highlight = CSS.highlights.get(NAME) ?? new Highlight()
  for (const range of rangesOf.get(container) ?? []) highlight.delete(range)
  const ranges = words.length > 0 ? findRanges(container, new Set(words)) : []
  for (const range of ranges) highlight.add(range)
  rangesOf.set(container, ranges)
  CSS.highlights.set(NAME, highlight)
}

function findRanges(container: HTMLElement, words: ReadonlySet<string>): Range[] {
  const ranges: Range[] = []
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of plain(node.textContent ?? '').matchAll(TOKEN)) {
      if (!words.has(word)) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      ranges.push(range)
    }
  return ranges
}

/** Removes accents, with each character in its place. */
function plain(text: string): string {
  return Array.from(text.split(''), (char) => char.normalize('NFD').toLowerCase()[0] ?? char)
    .join('')
    .replaceAll('’', "'")
}
