import type { Tokens } from '@gevel/contract/account'
import { z } from 'zod'
import { BEARER_COOKIE } from '../content/bearer.ts'
import { readCookie } from '../visitor/cookie-header.ts'
import { ownCookie } from './own-cookie.ts'

/** The token that renews the bearer; like the bearer's, only our server reads its cookie. */
const REFRESH = 'strapi_refresh'
/** As long as the backend keeps a session that is not used. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

export type SessionTokens = Pick<Tokens, 'jwt' | 'refreshToken'>

/** The tokens a visitor carries; undefined for who is not logged in. */
export function readSession(cookieHeader: string | null): SessionTokens | undefined {
  const jwt = readCookie(cookieHeader, BEARER_COOKIE)
  const refreshToken = readCookie(cookieHeader, REFRESH)
  return jwt && refreshToken ? { jwt, refreshToken } : undefined
}

/** `Set-Cookie` values that give a browser these tokens, or take those it has. */
export function sessionCookies(tokens: SessionTokens | null, secure: boolean): string[] {
  const life = { maxAgeSeconds: MAX_AGE_SECONDS, secure }
  return [ownCookie(BEARER_COOKIE, tokens?.jwt ?? '', life), ownCookie(REFRESH, tokens?.refreshToken ?? '', life)]
}

/** A `Cookie` header with another bearer, or none: what is asked after a change has to be asked with the new one. */
export function withBearer(cookieHeader: string | null, jwt: string | undefined): string {
  const others = (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith(`${BEARER_COOKIE}=`))
  return [...others, ...(jwt ? [`${BEARER_COOKIE}=${jwt}`] : [])].join('; ')
}

const claimsSchema = z.object({ exp: z.number() })

/** Whether a bearer has passed, or will before it arrives. Its signature is the backend's to check. */
export function hasPassed(jwt: string, nowMs: number): boolean {
  try {
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
    return claimsSchema.parse(JSON.parse(payload)).exp * 1000 < nowMs + 15_000
  } catch {
    return true
  }
}
