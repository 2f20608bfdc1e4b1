import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReaderState } from '@gevel/contract/reader-state'
import { acceptsGzip } from '../../http/compress.ts'
import { canSendBytes, dateOf, sendPieces } from '../send-bytes.ts'
import { cookieHeaders } from '../send-cached-page.ts'
import { gzipPieces, type PagePart } from './gzip-parts.ts'
import { readerCookies } from './reader-cookies.ts'
import type { SharedPage } from './shared-page.ts'
import { fillSlots } from './slots.ts'

interface Sending {
  cacheStatus: string
  nowMs: number
  isSecure: (req: IncomingMessage) => boolean
}

/** Sends a shared page to one of its readers, with what is personal put in. */
export function sendShared(
  req: IncomingMessage,
  res: ServerResponse,
  page: SharedPage,
  state: ReaderState,
  { cacheStatus, nowMs, isSecure }: Sending,
): void {
  const parts = interleave(page.parts, fillSlots(page.places, state))
  const isZipped = acceptsGzip(req.headers['accept-encoding'])
  const pieces = isZipped ? gzipPieces(parts) : parts.map(({ text }) => text)
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const cookies = readerCookies(req.headers.cookie ?? '').hasVisitorCookies
    ? []
    : cookieHeaders(req, page, nowMs, isSecure)
  const isPlain = cookies.length === 0 && req.method === 'GET' && res.getHeaderNames().length === 0
  if (isPlain && canSendBytes(req, res)) {
    const { identity, gzip } = page.heads
    const changing = `Content-Length: ${length}\r\nCache-Status: ${cacheStatus}\r\nDate: ${dateOf(Math.floor(nowMs / 1000))}\r\n\r\n`
    sendPieces(res, [isZipped ? gzip : identity, Buffer.from(changing, 'latin1'), ...pieces])
    return
  }
  res.writeHead(page.status, [
    ...(isZipped ? page.headers.gzip : page.headers.identity),
    ...cookies,
    ...['Content-Length', String(length), 'Cache-Status', cacheStatus],
  ])
  res.end(req.method === 'HEAD' ? undefined : Buffer.concat(pieces))
}

/** Parts and slots alternate; a page begins and ends with a part. */
function interleave(parts: readonly PagePart[], own: readonly PagePart[]): PagePart[] {
  const all: PagePart[] = []
  for (const [at, part] of parts.entries()) {
    all.push(part)
    const text = own[at]
    if (text) all.push(text)
  }
  return all
}
