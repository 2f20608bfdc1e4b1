import type { IncomingMessage } from 'node:http'
import { maxBodyBytes } from '../../app/forms/schema/limits.ts'

export const METHODS = ['GET', 'HEAD', 'POST']
/** RFC 9110 §4.1 requires 8,000 at least; our own URLs are far shorter. */
const MAX_URL_LENGTH = 8192

/** The limit of a body in bytes: a form with files is multipart, and nothing else needs as much. */
export function maxBodyBytesOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? maxBodyBytes.files : maxBodyBytes.text
}

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** A `.` or `..` segment, plain or encoded. */
const DOTS = /^[^?]*\/(?:\.|%2e){1,2}(?:[/\\?#]|$)/i

/** Control characters and direction overrides (UAX #9), which no path of a page has. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** URL parsers drop a fragment and turn a backslash into a slash, so that one page would have endless URLs. */
const NO_PATH = /[#\\]/

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

/**
 * What is wrong with a request that no page could handle, as the status to reject it with; undefined when it is valid.
 * The query may be any text without NUL: browsers and mailers mangle it, and it is parsed leniently.
 */
export function invalidRequest({ method, url = '', headers, rawHeaders }: Asked): 400 | 405 | 413 | 414 | undefined {
  if (!METHODS.includes(method ?? '')) return 405
  if (url.length > MAX_URL_LENGTH) return 414
  if (Number(headers['content-length'] ?? 0) > maxBodyBytesOf({ headers })) return 413
  if (!HOST.test(headers.host ?? '') || hasTwoHosts({ rawHeaders })) return 400
  // two slashes would make the rest of the path a host in a redirect; browsers resolve dot segments, so those that
  // arrive are meant to hide something
  if (!url.startsWith('/') || /^\/[/\\]/.test(url) || DOTS.test(url)) return 400
  // PostgreSQL stores no NUL, so a query with one would fail later
  if (url.includes('\0') || /%00/.test(url)) return 400
  return isReadable(url.replace(/\?.*$/s, '')) ? undefined : 400
}

/**
 * Whether there are two `Host` headers, of which a proxy may have read the other (RFC 9112 §3.2); Node uses the first.
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function isReadable(path: string): boolean {
  try {
    return !NO_PATH.test(path) && !UNPRINTABLE.test(decodeURIComponent(path))
  } catch {
    return false
  }
}
