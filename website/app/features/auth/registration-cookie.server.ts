import { env } from '../../config/env.server.ts'
import { readCookie } from '../../visitor/cookie-header.ts'

/** Tells that it is the same browser that registered and now confirms; it opens nothing. */
const NAME = 'strapi_registration'
/** As long as the link in the mail. */
const MAX_AGE_SECONDS = 48 * 60 * 60
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''

/** `Set-Cookie` with the token of a registration, or without it when that is over. */
export function registrationCookie(jwt: string | null): string {
  const age = jwt === null ? 0 : MAX_AGE_SECONDS
  return `${NAME}=${jwt ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

export function registrationOf(request: Request): string | undefined {
  return readCookie(request.headers.get('cookie'), NAME) || undefined
}
