import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileTagStart } from '@gevel/contract/changes'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'
import { type ImageOrder, imageUrl } from '../../app/ui/images/image-url.ts'
import { diskCache } from './disk-cache.ts'
import { fairQueue } from './fair-queue.ts'
import { KnownOriginals, nameOf } from './known-originals.ts'
import { resizeImage } from './resize.ts'
import { singleFlight } from './single-flight.ts'
import { fetchOriginal, type ImageOrigins, MissingImage, originalExists } from './source.ts'

const CACHE_BYTES = 1024 ** 3
/** Pictures made at once: one core stays free for rendering pages. */
const JOBS_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Jobs that may wait, for some ten seconds at most. */
const JOBS_WAITING = 100
/** Jobs of one client that may wait: more new pictures than any page of ours has. */
const JOBS_WAITING_PER_CLIENT = 40

export interface ImageMakerSettings {
  cacheDir: string
  origins: ImageOrigins
  /** reports the files that are gone */
  changes: Pick<ChangeClock, 'onChange'>
  report: (error: unknown) => void
}

/**
 * Makes a picture.
 * @param client takes turns with other clients that want new pictures
 */
export type MakeImage = (order: ImageOrder, client: string) => Promise<Buffer>

/**
 * Gets pictures from the disk, from a job that is already running, or makes them. Those of an original that is gone are removed.
 * Throws `MissingImage`, `UnavailableImage`, `UnreadableImage`, `ClientQueueFull` and `QueueFull`.
 */
export function imageMaker({ cacheDir, origins, changes, report }: ImageMakerSettings): MakeImage {
  const cache = diskCache(join(cacheDir, 'images'), CACHE_BYTES, report)
  const queue = fairQueue({
    running: JOBS_AT_ONCE,
    waiting: JOBS_WAITING,
    waitingPerClient: JOBS_WAITING_PER_CLIENT,
  })
  const pictures = singleFlight<Buffer>()
  const originals = singleFlight<Buffer>()
  const knownOriginals = new KnownOriginals((source) => originalExists(source, origins))

  changes.onChange((tags) => {
    if (!tags) knownOriginals.forgetAll()
    for (const tag of tags ?? []) if (tag.startsWith(fileTagStart)) forget(tag.slice(fileTagStart.length))
  })

  function forget(name: string): void {
    knownOriginals.forget(name)
    cache.drop(name).catch(report)
  }

  async function make(key: string, order: ImageOrder, client: string): Promise<Buffer> {
    const { source } = order
    const stored = { group: nameOf(source), key }
    const cached = await cache.read(stored)
    const picture = cached ?? (await makeNew(order, client, (made) => cache.write(stored, made)))
    if (!(await knownOriginals.isGone(source))) return picture
    forget(stored.group)
    throw new MissingImage(source)
  }

  async function makeNew(order: ImageOrder, client: string, store: (made: Buffer) => Promise<void>): Promise<Buffer> {
    const { removals } = knownOriginals
    const picture = await queue(client, async () => {
      const original = await originals(order.source, () => fetchOriginal(order.source, origins))
      return resizeImage(original, order)
    })
    await store(picture)
    // not when the original may have been removed meanwhile
    knownOriginals.confirm(order.source, removals)
    return picture
  }

  return (order, client) => {
    const key = imageUrl(order)
    return pictures(key, () => make(key, order, client))
  }
}
