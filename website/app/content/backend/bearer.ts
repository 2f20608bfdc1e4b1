import { hasCookie, readCookie } from '../../request/cookie-header.ts'

/** The backend cookie (requirements §3): it makes a page private. */
export const BEARER_COOKIE = 'strapi_jwt'

/** Whether a `Cookie` header has a bearer token, valid or not. */
export function hasBearer(cookieHeader: string | undefined): boolean {
  // most visitors are anonymous: no parsing for them
  return cookieHeader?.includes(BEARER_COOKIE) === true && hasCookie(cookieHeader, [BEARER_COOKIE])
}

/** Whether a value can be sent as a bearer token (RFC 6750 §2.1). */
export function isToken(value: string | undefined): value is string {
  return value !== undefined && /^[\w.~+/-]+=*$/.test(value)
}

/** A token in a cookie that only our server reads. */
export function readTokenCookie(cookieHeader: string | null, name: string): string | undefined {
  const token = readCookie(cookieHeader, name)
  return isToken(token) ? token : undefined
}

/** The bearer token of the backend cookie (requirements §3), or undefined for an anonymous visitor. */
export function bearerOf(request: Request): string | undefined {
  return readTokenCookie(request.headers.get('cookie'), BEARER_COOKIE)
}
