import { LRUCache } from 'lru-cache'
import { type KeptPage, sizeOf } from './kept-page.ts'

/** Kept pages, the least used of which go when there are too many bytes of them. */
export interface PageStore {
  get(url: string): KeptPage | undefined
  set(url: string, page: KeptPage): void
  delete(url: string): void
  /** bytes in use */
  readonly bytes: number
  readonly pages: number
}

/** How long "there is nothing here" is remembered, and how many times: anybody can make up addresses. */
const MISSING_MS = 10_000
const MISSING_SHARE = 16
/** After this long a page is no use even when nothing better can be had. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/** @param maxBytes of all pages together; a sixteenth of it is for what is missing */
export function pageStore(maxBytes: number): PageStore {
  const sizeCalculation = (page: KeptPage, url: string) => sizeOf(page) + 2 * url.length
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation, ttl: LONGEST_MS })
  const missing = new LRUCache<string, KeptPage>({
    maxSize: maxBytes / MISSING_SHARE,
    sizeCalculation,
    ttl: MISSING_MS,
  })
  return {
    get: (url) => pages.get(url) ?? missing.get(url),
    set(url, page) {
      const [store, other] = page.status === 200 ? [pages, missing] : [missing, pages]
      other.delete(url)
      // anew, because its size may have changed
      store.delete(url)
      store.set(url, page)
    },
    delete(url) {
      pages.delete(url)
      missing.delete(url)
    },
    get bytes() {
      return pages.calculatedSize + missing.calculatedSize
    },
    get pages() {
      return pages.size + missing.size
    },
  }
}
