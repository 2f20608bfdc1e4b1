import { compressWith, type Encoding } from '../http/compress.ts'
import { addVariant, type KeptPage, type Variant } from './kept-page.ts'

/** Quick, for who asked first: brotli 5 costs about what gzip does, and is a tenth smaller than 4. */
const QUICK = 5
/** The best brotli can do, for all who come later. */
const BEST = 11
/** A page that is asked for again is worth it. */
const HITS_BEFORE_BEST = 2
/** One at a time, and few in wait: pictures want the same threads. */
const MAX_WAITING = 500

/** Gives pages their encodings: quickly at first, better in the background. */
export function pageEncoder(onGrown: (url: string, page: KeptPage) => void) {
  const waiting = new Map<string, KeptPage>()
  /** those who ask at the same time wait for the same */
  const underWay = new WeakMap<KeptPage, Partial<Record<Encoding, Promise<Variant>>>>()
  let working = false

  async function improve(): Promise<void> {
    if (working) return
    working = true
    for (const [url, page] of waiting) {
      // a page that fails, for want of memory, has its turn again when it is sent again
      await compressBest(url, page).catch(() => undefined)
      if (waiting.get(url) === page) waiting.delete(url)
    }
    working = false
  }

  async function compressBest(url: string, page: KeptPage): Promise<void> {
    addVariant(page, 'br', await compressWith(page.variants.identity.body, 'br', BEST), String(BEST))
    page.isBest = true
    onGrown(url, page)
  }

  async function encode(url: string, page: KeptPage, encoding: Encoding): Promise<Variant> {
    const body = await compressWith(page.variants.identity.body, encoding, QUICK)
    const made = page.variants[encoding] ?? addVariant(page, encoding, body, String(QUICK))
    onGrown(url, page)
    return made
  }

  return {
    /** The page in an encoding, made now when it is not there; as it is when that fails, for want of memory. */
    encoded(url: string, page: KeptPage, encoding: Encoding): Promise<Variant> {
      const making = underWay.get(page) ?? {}
      underWay.set(page, making)
      making[encoding] ??= encode(url, page, encoding).catch(() => {
        delete making[encoding]
        return page.variants.identity
      })
      return making[encoding]
    },
    /** Called for each time a page is sent. */
    noteHit(url: string, page: KeptPage): void {
      if (++page.hits < HITS_BEFORE_BEST || page.isBest || waiting.size >= MAX_WAITING) return
      waiting.set(url, page)
      void improve()
    },
  }
}
