import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ImageFormat, parseImageUrl } from '../../app/ui/images/image-url.ts'
import { ClientQueueFull, QueueFull } from './fair-queue.ts'
import type { MakeImage } from './image-maker.ts'
import { UnreadableImage } from './resize.ts'
import { refuseImage, sendImage } from './send-image.ts'
import { MissingImage, UnavailableImage } from './source.ts'

const CONTENT_TYPE: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A URL always stands for the same picture. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Handles `/beeld/…`. A URL always stands for the same picture, so clients may cache it for ever. An invalid URL or a
 * missing original is a 404; a temporary failure a 503 with `Retry-After`, and too many new pictures a 429.
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
      sendImage(req, res, await make(order, clientOf(req)), {
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
