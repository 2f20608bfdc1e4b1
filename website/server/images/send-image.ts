import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isKnown } from '../http/if-none-match.ts'

const RETRY_SECONDS = 3

/** Sends a picture, or a 304 when the client has it. */
export function sendImage(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  { contentType, cacheControl }: { contentType: string; cacheControl: string },
): void {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  res.setHeader('Cache-Control', cacheControl)
  res.setHeader('ETag', `"${hash}"`)
  if (isKnown(req.headers['if-none-match'], hash)) {
    res.writeHead(304).end()
    return
  }
  res.writeHead(200, { 'Content-Type': contentType, 'Content-Length': body.byteLength }).end(body)
}

/** A missing picture, too many new ones of a client, or a temporary failure. */
export function refuseImage(res: ServerResponse, status: 404 | 429 | 503): void {
  res.setHeader('Cache-Control', 'no-store')
  if (status !== 404) res.setHeader('Retry-After', RETRY_SECONDS)
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  res.end(status === 404 ? 'Afbeelding niet gevonden' : 'Deze afbeelding komt zo')
}
