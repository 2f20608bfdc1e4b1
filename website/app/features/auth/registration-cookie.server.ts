import { readCookie } from '../../request/cookie-header.ts'
import { ownCookie } from '../../request/own-cookie.ts'
import { isSecureVisit } from '../../request/secure-visit.server.ts'
import { sitePath } from '../../routing/return-path.ts'

/** Tells that it is the same browser that registered and now confirms; it opens nothing. */
const NAME = 'strapi_registration'
/** As long as the link in the mail. */
const MAX_AGE_SECONDS = 48 * 60 * 60

interface Registration {
  jwt: string
  /** path of this site where one wanted to go */
  back: string
}

/** `Set-Cookie` with the token of a registration, or without it when that is over. */
export function registrationCookie(request: Request, registration: Registration | null): string {
  const value = registration ? encodeURIComponent(`${registration.jwt} ${registration.back}`) : ''
  return ownCookie(NAME, value, { maxAgeSeconds: MAX_AGE_SECONDS, secure: isSecureVisit(request) })
}

/** The registration that was begun in this browser, if any. */
export function registrationOf(request: Request): Registration | undefined {
  const [jwt, back = '/'] = (readCookie(request.headers.get('cookie'), NAME) ?? '').split(' ')
  return jwt ? { jwt, back: sitePath(back) } : undefined
}
