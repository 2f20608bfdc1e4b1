import { readCookie } from '../../../request/cookie-header.ts'
import { isSecureVisit } from '../../../request/secure-visit.server.ts'
import { privateCookie } from '../../../request/set-cookie.ts'
import { sitePath } from '../../../routing/urls/return-path.ts'

/**
 * The return path of a password reset. It is in a cookie rather than in the link of the mail, which anybody can have
 * sent to a reader.
 */
const NAME = 'gevel_reset_return'
/** Life of the cookie: that of the link in the mail. */
const MAX_AGE_SECONDS = 2 * 60 * 60

/** `Set-Cookie` with the return path of the newest request for a mail; `/` deletes it. */
export function resetReturnCookie(request: Request, back: string): string {
  const path = sitePath(back)
  return privateCookie(NAME, path === '/' ? '' : path, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    secure: isSecureVisit(request),
  })
}

/** The return path when the mail was requested in this browser; else `/`. */
export function resetReturnOf(request: Request): string {
  return sitePath(readCookie(request.headers.get('cookie'), NAME) ?? '/')
}
