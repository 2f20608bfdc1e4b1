import { longestSearch } from '@gevel/contract/search'
import type { Client } from '../../platform/http/client'
import { defineLimit } from '../../platform/limits/limit'

/** Control characters: PostgreSQL rejects a NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes them
const unreadable = /[\u0000-\u001f\u007f]+/g

/** The text of a search as the database can read it, within its longest length. */
export function readableSearch(given: string): string {
  return given.replace(unreadable, ' ').trim().slice(0, longestSearch).trim()
}

/** Searches and suggestions of one visitor: far more than anybody types. */
export const searchLimit = defineLimit('search', { points: 240, minutes: 1, reached: 'U zoekt wel erg vaak.' })

/**
 * Limits the searches of a visitor. The website names none for a page that it renders again by itself: those are few.
 * @throws `too-many-requests`
 */
export async function consumeSearchLimit(client: Client): Promise<void> {
  if (client.address !== '') await searchLimit.consume(client.address, { source: client })
}
