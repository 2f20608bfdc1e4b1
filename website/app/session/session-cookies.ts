import type { Tokens } from '@gevel/contract/account'
import { z } from 'zod'
import { BEARER_COOKIE, BEARER_COOKIES, HOST_PREFIX, readTokenCookie } from '../content/backend/bearer.ts'
import { hasCookie, withCookies } from '../request/cookie-header.ts'
import { privateCookie } from '../request/set-cookie.ts'

/** The refresh token; like the bearer token's, only our server reads its cookie. */
const REFRESH = 'strapi_refresh'
/** As long as the backend keeps an unused session. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

export type SessionTokens = Pick<Tokens, 'jwt' | 'refreshToken'>

/** The tokens of a visitor; undefined when not logged in. */
export function readSession(cookieHeader: string | null): SessionTokens | undefined {
  const jwt = readTokenCookie(cookieHeader, BEARER_COOKIE)
  const refreshToken = readTokenCookie(cookieHeader, REFRESH)
  return jwt && refreshToken ? { jwt, refreshToken } : undefined
}

/** Whether a browser still has a session under the plain names, from before the prefix. */
export function hasPlainSession(cookieHeader: string | null): boolean {
  return hasCookie(cookieHeader, [BEARER_COOKIE, REFRESH])
}

/**
 * `Set-Cookie` values that set these tokens, or delete the existing ones. Over https the names have the prefix
 * `__Host-`, and plain ones are deleted.
 */
export function sessionCookies(tokens: SessionTokens | null, secure: boolean, cookieHeader: string | null): string[] {
  const life = { maxAgeSeconds: MAX_AGE_SECONDS, secure }
  const prefix = secure ? HOST_PREFIX : ''
  const values = [
    [BEARER_COOKIE, tokens?.jwt ?? ''],
    [REFRESH, tokens?.refreshToken ?? ''],
  ] as const
  const plain = secure && hasPlainSession(cookieHeader) ? values.map(([name]) => privateCookie(name, '', life)) : []
  return [...values.map(([name, value]) => privateCookie(prefix + name, value, life)), ...plain]
}

/** A `Cookie` header with another bearer token, or none: requests after a change must use the new one. */
export function withBearer(cookieHeader: string | null, jwt: string | undefined): string {
  const none = Object.fromEntries(BEARER_COOKIES.map((name) => [name, undefined]))
  return withCookies(cookieHeader, { ...none, [BEARER_COOKIE]: jwt })
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
