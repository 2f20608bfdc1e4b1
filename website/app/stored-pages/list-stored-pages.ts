import { PAGES, SAVED_LIST, type StoredPage, storedPageOf } from './stored-page.ts'

/** All stored pages, the newest first. */
export async function listStoredPages(): Promise<StoredPage[]> {
  const cache = await caches.open(PAGES)
  const responses = await cache.matchAll()
  const pages = responses.flatMap((response) => storedPageOf(response) ?? [])
  return pages.sort((one, other) => other.storedAt.localeCompare(one.storedAt))
}

/** The paths of the articles that the reader saved. */
export async function listSavedPaths(): Promise<readonly string[]> {
  const response = await (await caches.open(PAGES)).match(SAVED_LIST)
  return response ? response.json() : []
}
