import { readCookie } from '../visitor/cookie-header.ts'

/** The backend cookie (specification §3): it makes a page its reader's own. */
export const BEARER_COOKIE = 'strapi_jwt'

/** The bearer token of the backend cookie (specification §3), or undefined for an anonymous visitor. */
export function bearerOf(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), BEARER_COOKIE) || undefined
}
