import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReaderState } from '@gevel/contract/reader-state'
import { acceptsGzip } from '../../http/compress.ts'
import { cookieHeaders } from '../send-cached-page.ts'
import { joinAsGzip } from './gzip-parts.ts'
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
  const { texts, deflated, places, headers, status } = page
  const own = fillSlots(places, state)
  const isZipped = acceptsGzip(req.headers['accept-encoding'])
  const body = isZipped
    ? joinAsGzip(deflated, texts, own)
    : Buffer.concat(texts.flatMap((text, at) => withOwn(text, own[at])))
  res.writeHead(status, [
    ...headers,
    ...cookieHeaders(req, page, nowMs, isSecure),
    ...(isZipped ? ['Content-Encoding', 'gzip'] : []),
    ...['Content-Length', String(body.byteLength), 'Cache-Status', cacheStatus],
  ])
  res.end(req.method === 'HEAD' ? undefined : body)
}

function withOwn(text: Buffer, own: Buffer | undefined): Buffer[] {
  return own ? [text, own] : [text]
}
