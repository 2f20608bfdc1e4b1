import { parseSetCookie } from 'cookie-es'
import { readCookie } from '../../../request/cookie-header.ts'
import { isSecureVisit } from '../../../request/secure-visit.server.ts'
import { privateCookie } from '../../../request/set-cookie.ts'
import { sitePath } from '../../../routing/urls/return-path.ts'

/** Cookie of a log-in at a provider: the backend's proof that the same browser returns, and the return path. */
const NAME = 'gevel_connect'
/** Life of the cookie: the time that the backend waits for the callback. */
const MAX_AGE_SECONDS = 10 * 60

interface ConnectState {
  /** the backend's secret for this browser */
  browser: string
  /** path of this site */
  back: string
}

/** `Set-Cookie` for a log-in at a provider, or null to delete it. */
export function connectCookie(request: Request, state: ConnectState | null): string {
  const value = state ? `${state.browser}.${sitePath(state.back)}` : ''
  return privateCookie(NAME, value, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    secure: isSecureVisit(request),
  })
}

/** The state in the cookie of a log-in; empty for a browser that did not start here, or too long ago. */
export function connectStateOf(request: Request): ConnectState {
  const value = readCookie(request.headers.get('cookie'), NAME) ?? ''
  const [browser = ''] = value.split('.', 1)
  return { browser, back: sitePath(value.slice(browser.length + 1)) }
}

/** The browser's secret in the `Set-Cookie` headers of the backend. */
export function browserIn(cookies: readonly string[]): string {
  const backendCookie = cookies.map((cookie) => parseSetCookie(cookie)).find((cookie) => cookie?.name === NAME)
  return backendCookie?.value ?? ''
}
