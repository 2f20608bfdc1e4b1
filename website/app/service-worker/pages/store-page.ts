import { PAGES, type StoredPage, storedPageOf, storedResponse } from '../../stored-pages/stored-page.ts'
import { evict, withinQuota } from './evict.ts'
import { timesForgotten } from './forget-pages.ts'
import { isForEverybody } from './is-for-everybody.ts'
import { filesOf, isHidden, titleOf, withStoredMark } from './page-parts.ts'
import { sizeOfFiles, storeFiles } from './stored-files.ts'
import { whileLocked } from './while-locked.ts'

const MAX_PICTURES = 12

interface Storing {
  /** paths of the pictures to store with it; by default those that were stored with it before */
  pictures?: readonly string[]
  /** paths of files to store with it that its text does not name */
  files?: readonly string[]
  /** the page is shown in place of one that is not stored */
  isFallback?: boolean
  /** `timesForgotten` when the page was read; by default now */
  before?: number
}

/** Stores a page that everybody gets, with its files. Any other response is ignored. */
export async function storePage(path: string, response: Response, storing: Storing = {}): Promise<void> {
  if (!isForEverybody(response)) return
  const { before = timesForgotten() } = storing
  const html = await response.text()
  if (isHidden(html) && !storing.isFallback) return
  await whileLocked(() =>
    withinQuota(async () => {
      // the reader has logged out meanwhile, or removed what is stored
      if (timesForgotten() !== before) return
      await putPage(path, html, response.headers, storing)
      await evict()
    }),
  )
}

/** Adds pictures to a page that is stored already; false when it is not, or was stored before a moment. */
export async function addPictures(path: string, pictures: readonly string[], sinceMs: number): Promise<boolean> {
  const response = await (await caches.open(PAGES)).match(path)
  const page = response && storedPageOf(response)
  if (!page || Date.parse(page.storedAt) < sinceMs) return false
  await storePage(path, response, { pictures, isFallback: page.isFallback })
  return true
}

async function putPage(
  path: string,
  html: string,
  headers: Headers,
  { pictures, files: others = [], isFallback = false }: Storing,
): Promise<void> {
  const cache = await caches.open(PAGES)
  const storedAt = new Date().toISOString()
  const some = (pictures ?? (await picturesBefore(cache, path, html))).slice(0, MAX_PICTURES)
  const files = [...new Set([...filesOf(html), ...others, ...some])]
  await storeFiles(files)
  const bytes = html.length + (await sizeOfFiles(some))
  const page: StoredPage = { path, title: titleOf(html), storedAt, isFallback, files, bytes }
  await cache.put(path, storedResponse(page, withStoredMark(html, storedAt), headers))
}

/** The pictures that were stored with the page and are still in it. */
async function picturesBefore(cache: Cache, path: string, html: string): Promise<readonly string[]> {
  const before = await cache.match(path)
  const files = (before && storedPageOf(before)?.files) ?? []
  return files.filter((file) => file.startsWith('/beeld/') && html.includes(file))
}
