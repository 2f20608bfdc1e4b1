import { listSavedPaths, listStoredPages } from '../../stored-pages/list-stored-pages.ts'
import { PAGES } from '../../stored-pages/stored-page.ts'
import { pagesToEvict, type StoreLimits } from './pages-to-evict.ts'
import { pruneFiles } from './stored-files.ts'

/** A page with its pictures is 0.1 to 0.5 MB. */
export const LIMITS: StoreLimits = { pages: 60, bytes: 30_000_000 }
const LIMITS_WHEN_FULL: StoreLimits = { pages: 20, bytes: 5_000_000 }

/** Removes the pages beyond the limits, and the files that no page has any more. */
export async function evict(limits = LIMITS): Promise<void> {
  const cache = await caches.open(PAGES)
  const evicted = pagesToEvict(await listStoredPages(), await listSavedPaths(), limits)
  await Promise.all(evicted.map((path) => cache.delete(path)))
  await pruneFiles()
}

/** Stores something; when the device is full, most pages make room and nothing is stored. */
export async function withinQuota(store: () => Promise<void>): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await evict(LIMITS_WHEN_FULL)
  }
}
