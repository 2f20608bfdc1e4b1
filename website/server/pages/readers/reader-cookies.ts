import { LRUCache } from 'lru-cache'
import { BEARER_COOKIE, readTokenCookie } from '../../../app/content/backend/bearer.ts'
import { missingVisitorCookies } from '../../../app/request/visitor-cookies.ts'

/** What a `Cookie` header says. */
interface ReaderCookies {
  bearer: string | undefined
  hasVisitorCookies: boolean
}

/** Parsed headers, at most as many as states of readers; one is some 500 characters, and at most 16 kB. */
const parsed = new LRUCache<string, ReaderCookies>({
  max: 20_000,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (_, header) => 500 + 2 * header.length,
})

/** The cookies of a reader, whose browser sends the same header with each request: parsing it takes longer than sending a page. */
export function readerCookies(header: string): ReaderCookies {
  const cachedCookies = parsed.get(header)
  if (cachedCookies) return cachedCookies
  const cookies = {
    bearer: readTokenCookie(header, BEARER_COOKIE),
    hasVisitorCookies: missingVisitorCookies(header, 0).length === 0,
  }
  // of anonymous visitors there are many more
  if (cookies.bearer) parsed.set(header, cookies)
  return cookies
}
