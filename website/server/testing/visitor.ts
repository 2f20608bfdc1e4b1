import { sessionCookieValue } from '../../app/request/visitor-cookies.ts'

/** `Cookie` header of a visitor who has all cookies that every visitor gets. */
export const visitorCookie = `session=${encodeURIComponent(sessionCookieValue(Date.now()))}; locale=nl`
