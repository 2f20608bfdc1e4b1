import { href } from '@gevel/contract/hrefs'
import { readCookie } from '../../request/cookie-header.ts'
import { ownCookie } from '../../request/own-cookie.ts'
import { isSecureVisit } from '../../request/secure-visit.server.ts'
import { sitePath } from '../../routing/return-path.ts'

/** Goes with a browser to a provider: the backend's proof that it is this browser that comes back, and where it wants to go then. */
const NAME = 'gevel_connect'
/** As long as the backend waits for it. */
const MAX_AGE_SECONDS = 10 * 60

interface Way {
  /** what the backend gave this browser */
  browser: string
  /** path of this site */
  back: string
}

/** `Set-Cookie` for the way to a provider, or null to end it. */
export function connectCookie(request: Request, way: Way | null): string {
  const value = way ? encodeURIComponent(`${way.browser}.${sitePath(way.back)}`) : ''
  return ownCookie(NAME, value, {
    path: href('/auth/connect'),
    maxAgeSeconds: MAX_AGE_SECONDS,
    secure: isSecureVisit(request),
  })
}

/** What it says; nothing for a browser that did not begin here, or too long ago. */
export function wayOf(request: Request): Way {
  const value = readCookie(request.headers.get('cookie'), NAME) ?? ''
  const [browser = ''] = value.split('.', 1)
  return { browser, back: sitePath(value.slice(browser.length + 1)) }
}

/** What a `Set-Cookie` value of the backend gives the browser. */
export function browserIn(cookies: readonly string[]): string {
  return readCookie(cookies[0]?.split(';', 1)[0], NAME) ?? ''
}
