import { readCookie } from './cookie-header.ts'

export const YEAR_SECONDS = 365 * 24 * 60 * 60
const DEFAULT_LOCALE = 'nl'

/**
 * The session of every visitor (requirements §3): id 0, times of issue and expiry in milliseconds, as base64-encoded
 * JSON.
 */
export function sessionCookieValue(nowMs: number): string {
  return btoa(JSON.stringify({ id: 0, iat: nowMs, exp: nowMs + YEAR_SECONDS * 1000 }))
}

/** Whether a value is such a session; any other is replaced. */
function isSessionCookie(value: string | undefined): boolean {
  // a first visit: an exception for each would cost more than the rest of this
  if (!value) return false
  try {
    const session: unknown = JSON.parse(atob(value))
    return typeof session === 'object' && session !== null && ['id', 'iat', 'exp'].every((key) => key in session)
  } catch {
    return false
  }
}

/** A cookie that scripts may read; neither identifies a person. */
export interface VisitorCookie {
  name: 'session' | 'locale'
  value: string
}

/**
 * The cookies that a visitor lacks: the session (one year) and the language (365 days, same-site lax, requirements
 * §3).
 */
export function missingVisitorCookies(cookieHeader: string | undefined, nowMs: number): VisitorCookie[] {
  const missing: VisitorCookie[] = []
  if (!isSessionCookie(readCookie(cookieHeader, 'session'))) {
    missing.push({ name: 'session', value: sessionCookieValue(nowMs) })
  }
  if (!readCookie(cookieHeader, 'locale')) missing.push({ name: 'locale', value: DEFAULT_LOCALE })
  return missing
}

/** A value of `document.cookie` that sets one in the browser: the library's serialiser does not fit the budget. */
export function visitorCookieText({ name, value }: VisitorCookie, secure: boolean): string {
  const attributes = `Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${name}=${encodeURIComponent(value)}; ${attributes}`
}

/** Sets them in the browser, for pages that a CDN served without our server's headers. */
export function ensureVisitorCookies(): void {
  for (const cookie of missingVisitorCookies(document.cookie, Date.now())) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
    document.cookie = visitorCookieText(cookie, location.protocol === 'https:')
  }
}
