import { listStoredPages } from '../../stored-pages/list-stored-pages.ts'
import { PAGES, SAVED_LIST } from '../../stored-pages/stored-page.ts'
import { pruneFiles } from './stored-files.ts'
import { whileLocked } from './while-locked.ts'

let times = 0

/** How often this worker has removed all pages: one that is being stored meanwhile is not. */
export function timesForgotten(): number {
  return times
}

/** Removes everything that was read or saved. */
export async function forgetPages(): Promise<void> {
  times += 1
  await whileLocked(async () => {
    const cache = await caches.open(PAGES)
    const read = (await listStoredPages()).filter(({ isFallback }) => !isFallback)
    await Promise.all([...read.map(({ path }) => path), SAVED_LIST].map((path) => cache.delete(path)))
    await pruneFiles()
  })
}
