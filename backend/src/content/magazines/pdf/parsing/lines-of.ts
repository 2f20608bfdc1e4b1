/** A part of pdf.js's text of a page: a run of characters. */
interface TextItem {
  str: string
  hasEOL?: boolean
  /** of the text on the page: its last two numbers are where the run begins, from the left and from the bottom */
  transform?: readonly number[]
  width?: number
  height?: number
}

/** Maximum characters of a page: more than a page of small print has. */
const maxCharacters = 50_000

/** The text of a page, a line for each of its lines. A word that is broken over two lines is put together. */
export function linesOf(items: readonly TextItem[]): string {
  return (
    items
      .map((item, at) => `${startsLower(items[at - 1], item) ? '\n' : ''}${item.str}${item.hasEOL ? '\n' : ''}`)
      .join('')
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the database rejects the first, and nobody reads the others
      .replace(/[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]/g, ' ')
      .replace(/\p{Cs}/gu, '')
      .replace(/(\p{Ll})[-\u00ad]\n(\p{Ll})/gu, '$1$2')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[\s]*/g, '\n')
      .trim()
      .slice(0, maxCharacters)
  )
}

/**
 * Whether a run begins a line: lower than the one before it and not to its right, as a first letter over several lines has the rest of
 * its word. pdf.js reports no end of a line where the size of the letters changes as well.
 */
function startsLower(before: TextItem | undefined, { transform, height = 0 }: TextItem): boolean {
  const [, , , , left = 0, bottom = 0] = transform ?? []
  const [, , , , leftBefore = 0, bottomBefore = 0] = before?.transform ?? []
  return bottom < bottomBefore - height && left < leftBefore + (before?.width ?? 0)
}
