import { LRUCache } from 'lru-cache'
import { type CachedPage, sizeOf } from './cached-page.ts'
import { MISSING_MS } from './freshness.ts'

/** The cached pages; the least recently used are evicted when they exceed the size limit. */
export interface PageStore {
  get(url: string): CachedPage | undefined
  /** false when the page is larger than the limit of its kind */
  set(url: string, page: CachedPage): boolean
  delete(url: string): void
  /** the pages that exist, by their URL */
  entries(): Iterable<[url: string, page: CachedPage]>
  /** bytes in use */
  readonly bytes: number
  readonly pages: number
}

/** The extra part of the limit for 404 pages. */
const MISSING_SHARE = 1 / 16
/** Clients can invent queries too, some of which lead to a page: they only evict one another. */
const QUERY_SHARE = 1 / 4
/** After this long a page is not even sent as a stale one. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** @param maxBytes of all pages, those with a query included; a sixteenth of it is added for missing ones */
export function pageStore(maxBytes: number): PageStore {
  const sizeCalculation = (page: CachedPage, url: string) => sizeOf(page) + 2 * url.length
  const share = (part: number, ttl: number) =>
    new LRUCache<string, CachedPage>({ maxSize: Math.floor(maxBytes * part), sizeCalculation, ttl })
  const pages = share(1 - QUERY_SHARE, LONGEST_MS)
  const queried = share(QUERY_SHARE, LONGEST_MS)
  const missing = share(MISSING_SHARE, MISSING_MS)
  const all = [pages, queried, missing]
  const pagesAt = (url: string) => (url.includes('?') ? queried : pages)

  function remove(url: string): void {
    for (const store of all) store.delete(url)
  }

  return {
    get: (url) => pagesAt(url).get(url) ?? missing.get(url),
    set(url, page) {
      // removed first, because its size may have changed
      remove(url)
      const store = page.status === 200 ? pagesAt(url) : missing
      return store.set(url, page).has(url)
    },
    delete: remove,
    *entries() {
      yield* pages.entries()
      yield* queried.entries()
    },
    get bytes() {
      return all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
    },
    get pages() {
      return all.reduce((sum, { size }) => sum + size, 0)
    },
  }
}
