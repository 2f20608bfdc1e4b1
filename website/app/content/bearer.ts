import { readCookie } from '../visitor/cookie-header.ts'

const BACKEND_COOKIE = 'strapi_jwt'

/** The bearer token of the backend cookie (specification §3), or undefined for an anonymous visitor. */
export function bearerOf(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), BACKEND_COOKIE) || undefined
}
