/** A part of pdf.js's text of a page: a run of characters. */
interface TextItem {
  str: string
  hasEOL?: boolean
}

/** Maximum characters of a page: more than a page of small print has. */
const maxCharacters = 50_000

/** The text of a page, a line for each of its lines. A word that is broken over two lines is put together. */
export function linesOf(items: readonly TextItem[]): string {
  return (
    items
      .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
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
