import { longestSearch } from '@gevel/contract/search'

/** Control characters: PostgreSQL rejects a NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
const unreadable = /[\u0000-\u001f\u007f]+/g

/** The text of a search as the database can read it, within its longest length. */
export function readableSearch(given: string): string {
  return given.replace(unreadable, ' ').trim().slice(0, longestSearch).trim()
}
