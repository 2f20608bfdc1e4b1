import { missingVisitorCookies } from '../app/visitor/visitor-cookies.ts'

interface Visit {
  cookieHeader: string | undefined
  nowMs: number
  /** whether the site is served over https */
  secure: boolean
}

/**
 * The cookies that an answer has to give this visitor (specification §3): only a document gives them, and they are added to the
 * answer as it is sent, so that a kept page never holds somebody's session.
 */
export function cookiesFor(contentType: string | null, { cookieHeader, nowMs, secure }: Visit): string[] {
  return contentType?.startsWith('text/html') ? missingVisitorCookies(cookieHeader, nowMs, secure) : []
}
