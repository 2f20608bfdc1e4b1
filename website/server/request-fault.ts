import type { IncomingMessage } from 'node:http'
import { maxBodyBytes } from '../app/forms/schema/limits.ts'

export const METHODS = ['GET', 'HEAD', 'POST']
/** RFC 9110 §4.1 asks for 8,000 at least; nothing of ours comes near. */
const MAX_URL_LENGTH = 8192

/** Most bytes a body may have: a form with files is sent in parts, and nothing else needs so much. */
export function maxBodyBytesOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? maxBodyBytes.files : maxBodyBytes.text
}

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** A folder that is this one or the one above, as it is or encoded. */
const DOTS = /^[^?]*\/(?:\.|%2e){1,2}(?:[/\\?#]|$)/i

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * What is wrong with a request that no page could answer, as the status to refuse it with; undefined when it is sound. The query
 * may be any text but NUL: browsers and mailers mangle it, and it is read leniently.
 */
export function requestFault({ method, url = '', headers }: Asked): 400 | 405 | 413 | 414 | undefined {
  if (!METHODS.includes(method ?? '')) return 405
  if (url.length > MAX_URL_LENGTH) return 414
  if (Number(headers['content-length'] ?? 0) > maxBodyBytesOf({ headers })) return 413
  if (!HOST.test(headers.host ?? '')) return 400
  // two slashes would make the rest of the path a host name in a redirect; browsers send no dots for folders, and they hide slashes
  if (!url.startsWith('/') || /^\/[/\\]/.test(url) || DOTS.test(url)) return 400
  // PostgreSQL stores no NUL, so asking for one could only fail further on
  if (url.includes('\0') || /%00/.test(url)) return 400
  return isDecodable(url.replace(/\?.*$/s, '')) ? undefined : 400
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
