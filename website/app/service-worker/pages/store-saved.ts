import { PAGES, SAVED_LIST } from '../../stored-pages/stored-page.ts'
import { LIMITS, withinQuota } from './evict.ts'
import { fetchForEverybody } from './fetch-for-everybody.ts'
import { timesForgotten } from './forget-pages.ts'
import { picturesOf } from './page-parts.ts'
import { storePage } from './store-page.ts'

/** The rest is for what is read. */
const MAX_SAVED = LIMITS.pages / 2

/**
 * Stores which articles the reader saved, and those that are not stored yet.
 * @param paths the newest first
 */
export async function storeSaved(paths: readonly string[]): Promise<void> {
  const before = timesForgotten()
  const cache = await caches.open(PAGES)
  const some = paths.slice(0, MAX_SAVED)
  await withinQuota(() => cache.put(SAVED_LIST, Response.json(some)))
  for (const path of some) {
    const response = (await cache.match(path)) ? undefined : await fetchForEverybody(path)
    if (response) await storePage(path, response, { pictures: picturesOf(await response.clone().text()), before })
  }
}
