import { readCookie } from '../../request/cookie-header.ts'

/** The backend cookie (specification §3): it makes a page private. */
export const BEARER_COOKIE = 'strapi_jwt'

/**
 * Over https a private cookie has this prefix: no subdomain and no unencrypted page can set one (RFC 6265bis
 * §4.1.3.2).
 */
export const HOST_PREFIX = '__Host-'

/** The value of a cookie that only our server reads; the prefixed name takes precedence over the plain one. */
export function readPrivateCookie(cookieHeader: string | null, name: string): string | undefined {
  return readCookie(cookieHeader, HOST_PREFIX + name) || readCookie(cookieHeader, name) || undefined
}

/** The bearer token of the backend cookie (specification §3), or undefined for an anonymous visitor. */
export function bearerOf(request: Request): string | undefined {
  return readPrivateCookie(request.headers.get('cookie'), BEARER_COOKIE)
}
