import { listStoredPages } from '../../stored-pages/list-stored-pages.ts'
import { FILES } from '../../stored-pages/stored-page.ts'

/** A picture in any size and format: `/beeld/640x3x2/50-50/uploads/hout.png.avif`. */
const PICTURE = /^\/beeld\/\d+x([^/]+)\/(.+)\.\w+$/

/** Stores the files that are not stored yet, from the browser's own cache where they are in it. Failures are left out. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  const missing = await Promise.all(paths.map(async (path) => ((await cache.match(path)) ? [] : path)))
  await Promise.all(missing.flat().map((path) => storeFile(cache, path)))
}

async function storeFile(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit', cache: 'force-cache' }).catch(() => undefined)
  if (response?.status === 200 && !response.redirected) await cache.put(path, response)
}

/** The size of stored files, in bytes. */
export async function sizeOfFiles(paths: readonly string[]): Promise<number> {
  const cache = await caches.open(FILES)
  const sizes = await Promise.all(
    paths.map(async (path) => Number((await cache.match(path))?.headers.get('content-length') ?? 0)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Removes all files that no stored page has any more, such as the scripts of an earlier build. */
export async function pruneFiles(): Promise<void> {
  const used = new Set((await listStoredPages()).flatMap(({ files }) => files))
  const cache = await caches.open(FILES)
  const keys = await cache.keys()
  await Promise.all(keys.filter(({ url }) => !used.has(new URL(url).pathname)).map((key) => cache.delete(key)))
}

/** A stored file; undefined when there is none. */
export async function storedFile(path: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(path)
}

/** A stored picture in another size or format than the requested one. */
export async function similarPicture(path: string): Promise<Response | undefined> {
  const [, shape, source] = PICTURE.exec(path) ?? []
  if (!source) return undefined
  const cache = await caches.open(FILES)
  const key = (await cache.keys()).find(({ url }) => {
    const [, otherShape, other] = PICTURE.exec(new URL(url).pathname) ?? []
    return other === source && otherShape === shape
  })
  return key && cache.match(key)
}
