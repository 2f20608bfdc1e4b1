import { env } from '../config/env.server.ts'

/**
 * Header in which our server passes the scheme of the visitor's browser, `http` or `https`; a value from the client is
 * overwritten.
 */
export const VISITOR_SCHEME_HEADER = 'x-gevel-visitor-scheme'

/**
 * Whether the visitor's browser uses https: at another host than that of `SITE_URL` that may differ from `SITE_URL`.
 */
export function isSecureVisit(request: Request): boolean {
  const scheme = request.headers.get(VISITOR_SCHEME_HEADER)
  return scheme === null ? env.SITE_URL.startsWith('https:') : scheme === 'https'
}
