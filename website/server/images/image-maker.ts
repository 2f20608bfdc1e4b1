import { join } from 'node:path'
import { type ImageOrder, imageUrl } from '../../app/ui/image-url.ts'
import { diskCache } from './disk-cache.ts'
import { jobQueue } from './job-queue.ts'
import { resizeImage } from './resize.ts'
import { singleFlight } from './single-flight.ts'
import { fetchOriginal, type ImageOrigins } from './source.ts'

const CACHE_BYTES = 1024 ** 3
/** As many as there are threads to spare beside the site itself; the rest waits some ten seconds at most. */
const JOBS_AT_ONCE = 2
const JOBS_WAITING = 100

export interface ImageMakerSettings {
  cacheDir: string
  origins: ImageOrigins
  report: (error: unknown) => void
}

/**
 * Gives ordered pictures: from the disk, from a maker that is already at it, or made now. Throws `MissingImage`,
 * `UnavailableImage`, `UnreadableImage` and `QueueFull`.
 */
export function imageMaker({ cacheDir, origins, report }: ImageMakerSettings): (order: ImageOrder) => Promise<Buffer> {
  const cache = diskCache(join(cacheDir, 'images'), CACHE_BYTES, report)
  const queue = jobQueue(JOBS_AT_ONCE, JOBS_WAITING)
  const pictures = singleFlight<Buffer>()
  const originals = singleFlight<Buffer>()

  async function make(key: string, order: ImageOrder): Promise<Buffer> {
    const kept = await cache.read(key)
    if (kept) return kept
    const made = await queue(async () => {
      const original = await originals(order.source, () => fetchOriginal(order.source, origins))
      return resizeImage(original, order)
    })
    await cache.write(key, made)
    return made
  }

  return (order) => {
    const key = imageUrl(order)
    return pictures(key, () => make(key, order))
  }
}
