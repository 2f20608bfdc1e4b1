import { hasCookie, readCookie } from '../../request/cookie-header.ts'

/** The backend cookie (specification §3): it makes a page private. */
export const BEARER_COOKIE = 'strapi_jwt'

/**
 * Over https a private cookie has this prefix: no subdomain and no unencrypted page can set one (RFC 6265bis
 * §4.1.3.2).
 */
export const HOST_PREFIX = '__Host-'

/** The names of the backend cookie: plain, and over https. */
export const BEARER_COOKIES = [BEARER_COOKIE, HOST_PREFIX + BEARER_COOKIE] as const

/** Whether a `Cookie` header has a bearer token, valid or not. */
export function hasBearer(cookieHeader: string | undefined): boolean {
  // most visitors are anonymous: no parsing for them
  return cookieHeader?.includes(BEARER_COOKIE) === true && hasCookie(cookieHeader, BEARER_COOKIES)
}

/** Whether a value can be sent as a bearer token (RFC 6750 §2.1). */
export function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w.~+/-]+=*$/.test(value)
}

/** A token in a cookie that only our server reads; the prefixed name takes precedence over the plain one. */
export function readTokenCookie(cookieHeader: string | null, name: string): string | undefined {
  return [HOST_PREFIX + name, name].map((each) => readCookie(cookieHeader, each)).find(isToken)
}

/** The bearer token of the backend cookie (specification §3), or undefined for an anonymous visitor. */
export function bearerOf(request: Request): string | undefined {
  return readTokenCookie(request.headers.get('cookie'), BEARER_COOKIE)
}
