import { sessionCookieValue } from '../../app/request/visitor-cookies.ts'

/** `Cookie` header of a visitor with all visitor cookies. */
export const visitorCookie = `session=${encodeURIComponent(sessionCookieValue(Date.now()))}; locale=nl`
