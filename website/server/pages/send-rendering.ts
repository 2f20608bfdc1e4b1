import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { visitorSetCookies } from '../../app/request/visitor-set-cookie.server.ts'
import { compress } from '../http/compress.ts'
import { isKnown } from '../http/if-none-match.ts'
import { type StaticErrorStatus, sendStaticErrorPage } from '../http/static-error-page.ts'
import type { Rendering } from './render-page.ts'

/** Value of `Retry-After` for a temporary failure (RFC 9110 §15.6.4). */
const RETRY_SECONDS = 30

/** Headers of a preview. Its referrer is the origin alone, which some players of videos require; it keeps `Origin` on forms. */
const PREVIEW_HEADERS = [
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Referrer-Policy', 'strict-origin'],
] as const

interface Visit {
  /** whether the browser may not store it either */
  isPrivate: boolean
  /** an editor's: its URL has a token, and no search engine may know it */
  isPreview?: boolean
  /** whether the browser accepts `Secure` cookies */
  secure: boolean
}

/** Sends a page rendered for one visitor, with cookies; private unless its headers say otherwise. */
export async function sendRendering(
  req: IncomingMessage,
  res: ServerResponse,
  rendering: Rendering,
  { isPrivate, isPreview = false, secure }: Visit,
): Promise<void> {
  const { status, headers, page, stream } = rendering
  const errorStatus = staticErrorStatus(req, rendering)
  if (errorStatus) return sendStaticErrorPage(res, errorStatus)
  for (const [name, value] of headers)
    name === 'set-cookie' ? res.appendHeader(name, value) : res.setHeader(name, value)
  // keeps the browser from showing a personal page after logging out
  const cacheControl = isPrivate ? 'private, no-store' : 'private, no-cache'
  if (!headers.has('Cache-Control')) res.setHeader('Cache-Control', cacheControl)
  if (isPreview) for (const [name, value] of PREVIEW_HEADERS) res.setHeader(name, value)
  if (status === 503 && !headers.has('Retry-After')) res.setHeader('Retry-After', RETRY_SECONDS)
  res.statusCode = status
  if (!isPreview && headers.get('Content-Type')?.startsWith('text/html')) {
    for (const cookie of visitorSetCookies(req.headers.cookie, Date.now(), secure))
      res.appendHeader('Set-Cookie', cookie)
  }
  if (page && status === 200 && req.method !== 'POST' && isKnown(req.headers['if-none-match'])) {
    res.writeHead(304).end()
    return
  }
  if (page) return sendPage(req, res, page)
  if (stream && req.method !== 'HEAD') return pipeline(Readable.from(stream), res)
  await stream?.cancel()
  res.end()
}

async function sendPage(req: IncomingMessage, res: ServerResponse, page: Buffer): Promise<void> {
  res.appendHeader('Vary', 'Accept-Encoding')
  const { body, encoding } = await compress(page, req.headers['accept-encoding'])
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', body.byteLength)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** React Router responds in plain text, or not at all, when even its error page could not be rendered. */
function staticErrorStatus(req: IncomingMessage, { status, headers }: Rendering): StaticErrorStatus | undefined {
  const wantsDocument = req.headers.accept?.includes('text/html') && !/\.data(?:\?|$)/.test(req.url ?? '')
  const plain = /^(?:text\/plain.*)?$/.test(headers.get('Content-Type') ?? '')
  if (!wantsDocument || !plain) return undefined
  return status === 500 || status === 400 ? status : undefined
}
