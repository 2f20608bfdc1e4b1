import type { IncomingMessage } from 'node:http'
import { acceptedCookies, hasPrivateCookies } from '../../app/request/private-cookies.ts'

/** Leaves in `req.headers` only the cookies that the code may read; `headersDistinct` still has all of them. */
export function acceptCookies({ headers }: IncomingMessage, isSecure: () => boolean): void {
  const { cookie } = headers
  if (cookie && hasPrivateCookies(cookie) && isSecure()) headers.cookie = acceptedCookies(cookie)
}
