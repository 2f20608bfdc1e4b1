import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileTagStart } from '@gevel/contract/changes'
import { type ImageFormat, parseImageUrl } from '../../app/ui/images/image-url.ts'
import { ClientQueueFull, QueueFull } from './fair-queue.ts'
import type { MakeImage } from './image-maker.ts'
import { nameOf } from './known-originals.ts'
import { UnreadableImage } from './resize.ts'
import { refuseImage, sendImage } from './send-image.ts'
import { MissingImage, UnavailableImage } from './source.ts'

const CONTENT_TYPE: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A URL always stands for the same picture. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A CDN, which shows a picture to everybody, asks again whether it still exists (RFC 9213). */
const SHARED = 'public, max-age=3600, stale-if-error=86400'

/**
 * Handles `/beeld/…`. A URL always stands for the same picture, so clients may cache it for ever; a CDN can purge it by the tag with
 * which the change stream reports that its original is gone. An invalid URL or a missing original is a 404; a temporary failure a 503 with `Retry-After`, and too many new pictures a 429.
 * @param clientOf the client that new pictures are counted for
 */
export function imageHandler(
  make: MakeImage,
  clientOf: (req: IncomingMessage) => string,
  report: (error: unknown) => void,
) {
  return async function handleImage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const order = parseImageUrl((req.url ?? '').replace(/\?.*$/, ''))
    if (!order) return refuseImage(res, 404)
    try {
      const picture = await make(order, clientOf(req))
      res.setHeader('Cache-Tag', `${fileTagStart}${nameOf(order.source)}`)
      res.setHeader('CDN-Cache-Control', SHARED)
      sendImage(req, res, picture, {
        contentType: CONTENT_TYPE[order.format],
        cacheControl: FOREVER,
      })
    } catch (error) {
      if (error instanceof MissingImage) return refuseImage(res, 404)
      // not errors of ours, and too many to log
      if (error instanceof ClientQueueFull) return refuseImage(res, 429)
      if (error instanceof QueueFull) return refuseImage(res, 503)
      report(error)
      if (error instanceof UnreadableImage) return refuseImage(res, 404)
      if (error instanceof UnavailableImage) return refuseImage(res, 503)
      throw error
    }
  }
}
