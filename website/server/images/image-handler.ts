import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ImageFormat, parseImageUrl } from '../../app/ui/images/image-url.ts'
import { isKnown } from '../http/if-none-match.ts'
import { ClientQueueFull, QueueFull } from './fair-queue.ts'
import type { MakeImage } from './image-maker.ts'
import { UnreadableImage } from './resize.ts'
import { MissingImage, UnavailableImage } from './source.ts'

const CONTENT_TYPE: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const RETRY_SECONDS = 3

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
    if (!order) return refuse(res, 404)
    try {
      send(req, res, await make(order, clientOf(req)), CONTENT_TYPE[order.format])
    } catch (error) {
      if (error instanceof MissingImage) return refuse(res, 404)
      // not errors of ours, and too many to log
      if (error instanceof ClientQueueFull) return refuse(res, 429)
      if (error instanceof QueueFull) return refuse(res, 503)
      report(error)
      if (error instanceof UnreadableImage) return refuse(res, 404)
      if (error instanceof UnavailableImage) return refuse(res, 503)
      throw error
    }
  }
}

function send(req: IncomingMessage, res: ServerResponse, body: Buffer, contentType: string): void {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  res.setHeader('ETag', `"${hash}"`)
  if (isKnown(req.headers['if-none-match'], hash)) {
    res.writeHead(304).end()
    return
  }
  res.writeHead(200, { 'Content-Type': contentType, 'Content-Length': body.byteLength }).end(body)
}

function refuse(res: ServerResponse, status: 404 | 429 | 503): void {
  res.setHeader('Cache-Control', 'no-store')
  if (status !== 404) res.setHeader('Retry-After', RETRY_SECONDS)
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  res.end(status === 404 ? 'Afbeelding niet gevonden' : 'Deze afbeelding komt zo')
}
