import { readCookie } from './cookie-header.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const DEFAULT_LOCALE = 'nl'

/**
 * The session of every visitor (specification §3): id 0, times of issue and expiry in milliseconds, as base64-encoded
 * JSON.
 */
export function sessionCookieValue(nowMs: number): string {
  return btoa(JSON.stringify({ id: 0, iat: nowMs, exp: nowMs + YEAR_SECONDS * 1000 }))
}

/** Whether a value is such a session; any other is replaced. */
function isSessionCookie(value: string | undefined): boolean {
  try {
    const session: unknown = JSON.parse(atob(value ?? ''))
    return typeof session === 'object' && session !== null && ['id', 'iat', 'exp'].every((key) => key in session)
  } catch {
    return false
  }
}

/**
 * The `Set-Cookie` values that a visitor lacks: the session (one year) and the language (365 days, same-site lax,
 * specification §3). Scripts read both, so they are not http-only; neither identifies a person.
 */
export function missingVisitorCookies(cookieHeader: string | undefined, nowMs: number, secure: boolean): string[] {
  const rest = `; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  const missing: string[] = []
  if (!isSessionCookie(readCookie(cookieHeader, 'session'))) {
    missing.push(`session=${encodeURIComponent(sessionCookieValue(nowMs))}${rest}`)
  }
  if (!readCookie(cookieHeader, 'locale')) missing.push(`locale=${DEFAULT_LOCALE}${rest}`)
  return missing
}

/** Sets them in the browser, for pages that a CDN served without our server's headers. */
export function ensureVisitorCookies(): void {
  const secure = location.protocol === 'https:'
  for (const cookie of missingVisitorCookies(document.cookie, Date.now(), secure)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = cookie
  }
}
