import { LRUCache } from 'lru-cache'
import { MISSING_MS } from './freshness.ts'
import { type KeptPage, sizeOf } from './kept-page.ts'

/** Kept pages, the least used of which go when there are too many bytes of them. */
export interface PageStore {
  get(url: string): KeptPage | undefined
  /** false when the page is larger than all of its kind may be */
  set(url: string, page: KeptPage): boolean
  delete(url: string): void
  /** bytes in use */
  readonly bytes: number
  readonly pages: number
}

/** Pages that are missing have this much beside the others. */
const MISSING_SHARE = 1 / 16
/** Anybody can make up queries too, some of which are answered with a page: they push out one another and nothing else. */
const QUERY_SHARE = 1 / 4
/** After this long a page is no use even when nothing better can be had. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** @param maxBytes of all pages together, those with a query included; a sixteenth of it comes on top for what is missing */
export function pageStore(maxBytes: number): PageStore {
  const sizeCalculation = (page: KeptPage, url: string) => sizeOf(page) + 2 * url.length
  const share = (part: number, ttl: number) =>
    new LRUCache<string, KeptPage>({ maxSize: Math.floor(maxBytes * part), sizeCalculation, ttl })
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
      // anew, because its size may have changed
      remove(url)
      const store = page.status === 200 ? pagesAt(url) : missing
      return store.set(url, page).has(url)
    },
    delete: remove,
    get bytes() {
      return all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
    },
    get pages() {
      return all.reduce((sum, { size }) => sum + size, 0)
    },
  }
}
