import { fetchForEverybody } from './fetch-for-everybody.ts'
import { timesForgotten } from './forget-pages.ts'
import { pagePath } from './page-path.ts'
import { addPictures, storePage } from './store-page.ts'

/** A page that was stored this recently is not fetched again. */
const RECENT_MS = 10 * 60 * 1000

/**
 * Stores a page that is being read, with the pictures on screen.
 * @param address path and query, as in the address bar
 */
export async function storeRead(address: string, pictures: readonly string[]): Promise<void> {
  const before = timesForgotten()
  const path = pagePath(new URL(address, location.origin))
  if (await addPictures(path, pictures, Date.now() - RECENT_MS)) return
  const response = await fetchForEverybody(path)
  if (response) await storePage(path, response, { pictures, before })
}
