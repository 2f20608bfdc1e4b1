import { PAGES, storedPageOf } from '../../stored-pages/stored-page.ts'
import { timesForgotten } from './forget-pages.ts'
import { isForEverybody } from './is-for-everybody.ts'
import { storePage } from './store-page.ts'

/** Delay before a page is stored: until then the page itself is loading. */
const STORE_AFTER_MS = 1_000
/** A page that was stored this recently is not stored again. */
const RECENT_MS = 10 * 60 * 1000

/** Stores a page that was just sent. */
export async function storeVisited(path: string, response: Response): Promise<void> {
  if (!isForEverybody(response)) return
  const before = timesForgotten()
  await new Promise((resolve) => setTimeout(resolve, STORE_AFTER_MS))
  if (await isStored(path, response.headers.get('etag'))) await response.body?.cancel()
  else await storePage(path, response, { before })
}

async function isStored(path: string, etag: string | null): Promise<boolean> {
  const stored = await (await caches.open(PAGES)).match(path)
  const page = stored && storedPageOf(stored)
  const isRecent = page !== undefined && Date.now() - Date.parse(page.storedAt) < RECENT_MS
  return isRecent && etag !== null && stored?.headers.get('etag') === etag
}
