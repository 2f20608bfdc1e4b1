import { env } from '../config/env.server.ts'
import { VISITOR_SCHEME_HEADER } from './visitor-scheme.ts'

/**
 * Whether the visitor's browser uses https: at another host than that of `SITE_URL` that may differ from `SITE_URL`.
 */
export function isSecureVisit(request: Request): boolean {
  const scheme = request.headers.get(VISITOR_SCHEME_HEADER)
  return scheme === null ? env.SITE_URL.startsWith('https:') : scheme === 'https'
}
