import { isSecureVisit } from '../../request/secure-visit.server.ts'
import { setCookie } from '../../request/set-cookie.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, type ConsentCategory, consentValue } from '../../state/consent/consent.ts'
import { dutchDay } from '../../ui/text/dates.ts'

/**
 * `Set-Cookie` with a choice that is made now. The server sets it, since Safari deletes what a script sets after seven
 * days; scripts read it.
 */
export function consentCookie(request: Request, granted: readonly ConsentCategory[]): string {
  const value = consentValue({ day: dutchDay(new Date().toISOString()), granted })
  return setCookie(CONSENT_COOKIE, value, {
    maxAgeSeconds: CONSENT_SECONDS,
    secure: isSecureVisit(request),
    httpOnly: false,
  })
}
