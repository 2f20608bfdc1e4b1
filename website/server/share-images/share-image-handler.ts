import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pageOfShareImage } from '../../app/ui/images/page-share-image.ts'
import { diskCache } from '../images/disk-cache.ts'
import { ClientQueueFull, fairQueue, QueueFull } from '../images/fair-queue.ts'
import { refuseImage, sendImage } from '../images/send-image.ts'
import { singleFlight } from '../images/single-flight.ts'
import { Overloaded } from '../limits/render-limiter.ts'
import { renderShareImage } from './render-share-image.ts'
import { readSharedPage, type SharedPage } from './shared-page.ts'

const CACHE_BYTES = 256 * 1024 ** 2
/** Rendering one takes 60 ms of one core. */
const QUEUE = { running: 1, waiting: 50, waitingPerClient: 10 }
/** Part of the key in the cache: a new design gets a new number. */
const DESIGN = 1
const SENT = { contentType: 'image/png', cacheControl: 'public, max-age=86400' }

interface ShareImageParts {
  /** the HTML of a public page; undefined when there is none */
  documentAt: (url: string, req: IncomingMessage) => Promise<Buffer | undefined>
  cacheDir: string
  /** the client that new pictures are counted for */
  clientOf: (req: IncomingMessage) => string
  report: (error: unknown) => void
}

/**
 * Handles `/deel/….png`, the picture of a shared link to the page at `…`. Its texts come from the page itself, so nobody
 * can have other ones rendered. A missing page, and one that search engines may not index, is a 404; a temporary failure a 503, and too many new pictures a 429.
 */
export function shareImageHandler({ documentAt, cacheDir, clientOf, report }: ShareImageParts) {
  const cache = diskCache(join(cacheDir, 'share-images'), CACHE_BYTES, report)
  const queue = fairQueue(QUEUE)
  const renderings = singleFlight<Buffer>()

  async function render(key: string, page: SharedPage, client: string): Promise<Buffer> {
    // each has a group of its own: a page that changes has another picture, and the old one is never requested again
    const cached = await cache.read({ group: key, key })
    if (cached) return cached
    const rendered = await queue(client, () => renderShareImage(page))
    await cache.write({ group: key, key }, rendered)
    return rendered
  }

  return async function handleShareImage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const url = pageOfShareImage(req.url ?? '')
      const html = url === undefined ? undefined : await documentAt(url, req)
      const page = html && readSharedPage(html.toString())
      if (!page) return refuseImage(res, 404)
      const key = JSON.stringify([DESIGN, page.title, page.siteName, page.edition])
      sendImage(req, res, await renderings(key, () => render(key, page, clientOf(req))), SENT)
    } catch (error) {
      if (error instanceof ClientQueueFull) return refuseImage(res, 429)
      if (error instanceof QueueFull || error instanceof Overloaded) return refuseImage(res, 503)
      throw error
    }
  }
}
