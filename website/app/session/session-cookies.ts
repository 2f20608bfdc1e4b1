import type { Tokens } from '@gevel/contract/account'
import { z } from 'zod'
import { BEARER_COOKIE, readTokenCookie } from '../content/backend/bearer.ts'
import { withCookies } from '../request/cookie-header.ts'
import { privateCookie } from '../request/set-cookie.ts'

/** The refresh token; like the bearer token's, only our server reads its cookie. */
const REFRESH = 'strapi_refresh'
/** Life of the cookies: the time that the backend keeps an unused session. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

export type SessionTokens = Pick<Tokens, 'jwt' | 'refreshToken'>

/** The tokens of a visitor; undefined when not logged in. */
export function readSession(cookieHeader: string | null): SessionTokens | undefined {
  const jwt = readTokenCookie(cookieHeader, BEARER_COOKIE)
  const refreshToken = readTokenCookie(cookieHeader, REFRESH)
  return jwt && refreshToken ? { jwt, refreshToken } : undefined
}

/** `Set-Cookie` values that set these tokens, or delete the existing ones. */
export function sessionCookies(tokens: SessionTokens | null, secure: boolean): string[] {
  const life = { maxAgeSeconds: MAX_AGE_SECONDS, secure }
  return [
    privateCookie(BEARER_COOKIE, tokens?.jwt ?? '', life),
    privateCookie(REFRESH, tokens?.refreshToken ?? '', life),
  ]
}

/** A `Cookie` header with another bearer token, or none: requests after a change must use the new one. */
export function withBearer(cookieHeader: string | null, jwt: string | undefined): string {
  return withCookies(cookieHeader, { [BEARER_COOKIE]: jwt })
}

const claimsSchema = z.object({ exp: z.number() })

/** Whether a bearer token has expired, or will before it arrives. The backend verifies its signature. */
export function isExpired(jwt: string, nowMs: number): boolean {
  try {
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
    return claimsSchema.parse(JSON.parse(payload)).exp * 1000 < nowMs + 15_000
  } catch {
    return true
  }
}
