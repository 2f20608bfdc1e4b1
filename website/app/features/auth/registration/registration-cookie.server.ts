import { maxLength } from '@gevel/contract/field-lengths'
import { isToken } from '../../../content/backend/bearer.ts'
import { readCookie } from '../../../request/cookie-header.ts'
import { isSecureVisit } from '../../../request/secure-visit.server.ts'
import { privateCookie } from '../../../request/set-cookie.ts'
import { sitePath } from '../../../routing/urls/return-path.ts'

/** Shows that the browser that confirms is the one that registered; it gives no access. */
const NAME = 'strapi_registration'
/** Life of the cookie: that of the link in the mail. */
const MAX_AGE_SECONDS = 48 * 60 * 60

interface Registration {
  jwt: string
  /** the return path on this site */
  back: string
  /** the address that was filled in; empty when a provider gave it */
  email: string
}

/** `Set-Cookie` with a registration, or to delete it. */
export function registrationCookie(request: Request, registration: Registration | null): string {
  const value = registration ? `${registration.jwt} ${registration.back} ${registration.email}` : ''
  return privateCookie(NAME, value, { maxAgeSeconds: MAX_AGE_SECONDS, secure: isSecureVisit(request) })
}

/** The registration that was started in this browser, if any. */
export function registrationOf(request: Request): Registration | undefined {
  const [jwt, back = '/', ...email] = (readCookie(request.headers.get('cookie'), NAME) ?? '').split(' ')
  return isToken(jwt) ? { jwt, back: sitePath(back), email: email.join(' ').slice(0, maxLength.email) } : undefined
}
