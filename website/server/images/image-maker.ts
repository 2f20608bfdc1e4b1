import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type ImageOrder, imageUrl } from '../../app/ui/images/image-url.ts'
import { diskCache } from './disk-cache.ts'
import { fairQueue } from './fair-queue.ts'
import { resizeImage } from './resize.ts'
import { singleFlight } from './single-flight.ts'
import { fetchOriginal, type ImageOrigins } from './source.ts'

const CACHE_BYTES = 1024 ** 3
/** One core stays free for rendering pages. */
const JOBS_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
/** They wait some ten seconds at most. */
const JOBS_WAITING = 100
/** More new pictures than any page of ours has. */
const JOBS_WAITING_PER_CLIENT = 40

export interface ImageMakerSettings {
  cacheDir: string
  origins: ImageOrigins
  report: (error: unknown) => void
}

/**
 * Makes a picture.
 * @param client takes turns with other clients that want new pictures
 */
export type MakeImage = (order: ImageOrder, client: string) => Promise<Buffer>

/**
 * Gets pictures from the disk, from a job that is already running, or makes them. Throws `MissingImage`,
 * `UnavailableImage`, `UnreadableImage`, `ClientQueueFull` and `QueueFull`.
 */
export function imageMaker({ cacheDir, origins, report }: ImageMakerSettings): MakeImage {
  const cache = diskCache(join(cacheDir, 'images'), CACHE_BYTES, report)
  const queue = fairQueue({
    running: JOBS_AT_ONCE,
    waiting: JOBS_WAITING,
    waitingPerClient: JOBS_WAITING_PER_CLIENT,
  })
  const pictures = singleFlight<Buffer>()
  const originals = singleFlight<Buffer>()

  async function make(key: string, order: ImageOrder, client: string): Promise<Buffer> {
    const cached = await cache.read(key)
    if (cached) return cached
    const made = await queue(client, async () => {
      const original = await originals(order.source, () => fetchOriginal(order.source, origins))
      return resizeImage(original, order)
    })
    await cache.write(key, made)
    return made
  }

  return (order, client) => {
    const key = imageUrl(order)
    return pictures(key, () => make(key, order, client))
  }
}
