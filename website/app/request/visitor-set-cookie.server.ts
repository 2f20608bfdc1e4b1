import { setCookie } from './set-cookie.ts'
import { missingVisitorCookies, YEAR_SECONDS } from './visitor-cookies.ts'

/** The `Set-Cookie` values of the cookies that a visitor lacks. Scripts read them, so they are not http-only. */
export function visitorSetCookies(cookieHeader: string | undefined, nowMs: number, secure: boolean): string[] {
  const life = { maxAgeSeconds: YEAR_SECONDS, secure, httpOnly: false }
  return missingVisitorCookies(cookieHeader, nowMs).map(({ name, value }) => setCookie(name, value, life))
}
