import type { IncomingMessage, ServerResponse } from 'node:http'
import { visitorSetCookies } from '../../app/request/visitor-set-cookie.server.ts'
import { isKnown } from '../http/if-none-match.ts'
import { hitStatus, type Rendered, renderedStatus, type Stale } from './cache-status.ts'
import type { CachedPage, Variant } from './cached-page.ts'
import { sendPrepared } from './prepared-response.ts'

/** Headers of a page that belong in a 304 (RFC 9110 §15.4.5). */
const OF_NOT_MODIFIED = new Set(['etag', 'cache-control', 'cdn-cache-control', 'vary', 'cache-tag'])

/** How a page is sent: fresh, stale and why, or just rendered. */
export type Sent = { as: 'hit' } | { as: 'stale'; because: Stale } | { as: 'miss'; rendered: Rendered }

interface Sending {
  /** headers for this visitor only, alternating names and values */
  cookies: readonly string[]
  /** in seconds */
  ttl: number
  /** headers in place of a hit's `Cache-Status`, alternating names and values */
  marks: readonly string[] | undefined
  nowMs: number
}

/** Sends a cached page, or a 304 when the client has it. */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  variant: Variant,
  { cookies, ttl, marks, nowMs }: Sending,
): void {
  const { headers, body } = variant
  const extra = () => [...cookies, ...(marks ?? ['Cache-Status', hitStatus(ttl)])]
  if (page.status === 200 && isKnown(req.headers['if-none-match'], page.hash)) {
    // the default policy would replace the page's own (RFC 9111 §4.3.4)
    res.removeHeader('Content-Security-Policy')
    res.writeHead(304, [...onlyNotModified(headers), ...extra()]).end()
    return
  }
  const isPlain = !marks && cookies.length === 0 && req.method === 'GET' && res.getHeaderNames().length === 0
  if (isPlain && sendPrepared(req, res, variant, nowMs, ttl)) return
  res.writeHead(page.status, [...headers, ...extra()])
  res.end(req.method === 'HEAD' ? undefined : body)
}

function onlyNotModified(headers: readonly string[]): string[] {
  return headers.filter((_, index) => OF_NOT_MODIFIED.has(headers[index - (index % 2)]?.toLowerCase() ?? ''))
}

/** The cache headers of a page; undefined for a fresh hit, whose header is prepared. */
export function marksOf(sent: Sent, page: CachedPage, ttl: number, nowMs: number): readonly string[] | undefined {
  if (sent.as === 'miss') return ['Cache-Status', renderedStatus(sent.rendered)]
  return sent.as === 'stale' ? staleMarks(page, ttl, sent.because, nowMs) : undefined
}

/** The headers of a stale page (RFC 9111 §5.1, RFC 9211). */
export function staleMarks({ renderMs }: CachedPage, ttl: number, because: Stale, nowMs: number): string[] {
  const age = Math.max(0, Math.round((nowMs - renderMs) / 1000))
  return ['Age', String(age), 'Cache-Status', hitStatus(ttl, because)]
}

const none: readonly string[] = []
/** The usual case, matched without parsing the header: a session begins as `sessionCookieValue` writes it. */
const HAS_VISITOR_COOKIES = /^session=eyJpZCI6MCwiaWF0[\w%+/=]{30,80}; locale=[^;]+(?:; consent=[^;]+)?$/
/** The cookies of the last second for visitors without any, by whether they are `Secure`. */
const first = [
  { second: -1, headers: none },
  { second: -1, headers: none },
]

/**
 * The cookies that a visitor lacks, sent with a cached page. Most such visitors lack all of them, so they are made
 * once a second. A CDN would cache them with the page and give one visitor's to all: behind one, the page's script
 * sets them.
 */
export function cookieHeaders(
  req: IncomingMessage,
  page: Pick<CachedPage, 'isDocument'>,
  nowMs: number,
  isSecure: (req: IncomingMessage) => boolean,
): readonly string[] {
  if (!page.isDocument || req.headers['cdn-loop'] !== undefined) return none
  const cookieHeader = req.headers.cookie
  if (cookieHeader !== undefined && HAS_VISITOR_COOKIES.test(cookieHeader)) return none
  const secure = isSecure(req)
  if (cookieHeader !== undefined) return asHeaders(visitorSetCookies(cookieHeader, nowMs, secure))
  const second = Math.floor(nowMs / 1000)
  const cached = first[Number(secure)]
  if (cached?.second === second) return cached.headers
  const headers = asHeaders(visitorSetCookies(undefined, nowMs, secure))
  first[Number(secure)] = { second, headers }
  return headers
}

function asHeaders(cookies: readonly string[]): readonly string[] {
  return cookies.length === 0 ? none : cookies.flatMap((cookie) => ['Set-Cookie', cookie])
}
