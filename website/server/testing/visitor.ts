import { sessionCookieValue } from '../../app/request/visitor-cookies.ts'

/** `Cookie` header of a visitor who lacks none of the cookies that everybody gets. */
export const visitorCookie = `session=${encodeURIComponent(sessionCookieValue(Date.now()))}; locale=nl`
