import { compressWith, type Encoding } from '../http/compress.ts'
import { addVariant, type CachedPage, type Variant } from './cached-page.ts'
import { requestsOf } from './page-warmer.ts'

/** Fast, for the first request: brotli 5 costs about what gzip does, and is a tenth smaller than 4. */
const FAST_QUALITY = 5
/** The best brotli can do: a tenth smaller, for six times the time of rendering the page. */
const BEST_QUALITY = 11
/** A page that is requested this often is worth it, those of before a change included. */
const REQUESTS_BEFORE_BEST = 10
/** Pages that may wait to be encoded, one at a time: pictures use the same threads. */
const MAX_WAITING = 500

/** Compresses pages: fast at first, better in the background. */
export function pageEncoder(onVariant: (url: string, page: CachedPage) => void) {
  const waiting = new Map<string, CachedPage>()
  /** concurrent requests share one compression */
  const pending = new WeakMap<CachedPage, Partial<Record<Encoding, Promise<Variant>>>>()
  let working = false

  async function improve(): Promise<void> {
    if (working) return
    working = true
    for (const [url, page] of waiting) {
      // a page that fails, for lack of memory, is tried again when it is sent again
      await compressBest(url, page).catch(() => undefined)
      if (waiting.get(url) === page) waiting.delete(url)
    }
    working = false
  }

  async function compressBest(url: string, page: CachedPage): Promise<void> {
    addVariant(page, 'br', await compressWith(page.variants.identity.body, 'br', BEST_QUALITY), String(BEST_QUALITY))
    page.isBest = true
    onVariant(url, page)
  }

  async function encode(url: string, page: CachedPage, encoding: Encoding): Promise<Variant> {
    const body = await compressWith(page.variants.identity.body, encoding, FAST_QUALITY)
    const encodedPage = page.variants[encoding] ?? addVariant(page, encoding, body, String(FAST_QUALITY))
    onVariant(url, page)
    return encodedPage
  }

  return {
    /** The page in an encoding, compressed now if necessary; uncompressed when that fails for lack of memory. */
    encoded(url: string, page: CachedPage, encoding: Encoding): Promise<Variant> {
      const making = pending.get(page) ?? {}
      pending.set(page, making)
      making[encoding] ??= encode(url, page, encoding).catch(() => {
        delete making[encoding]
        return page.variants.identity
      })
      return making[encoding]
    },
    /** Called each time a page is sent. */
    noteHit(url: string, page: CachedPage): void {
      page.hits += 1
      if (page.isBest || requestsOf(page) < REQUESTS_BEFORE_BEST || waiting.size >= MAX_WAITING) return
      waiting.set(url, page)
      void improve()
    },
  }
}
