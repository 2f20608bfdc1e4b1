import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { environment } from '../../environment/environment'

/** How long a bearer counts before it has to be renewed. The end of its session ends it sooner. */
export const accessTokenSeconds = 10 * 60

const algorithm = 'HS256'

const accessClaims = z.object({ kind: z.literal('access'), sid: z.uuid(), gen: z.int().nonnegative() })
const registrationClaims = z.object({ kind: z.literal('registration'), rid: z.uuid() })

/** The bearer of a session; `generation` is that of the refresh token it came with. */
export function accessTokenOf(sessionId: string, generation: number): string {
  return sign({ kind: 'access', sid: sessionId, gen: generation }, accessTokenSeconds)
}

/** The bearer of a registration that waits for its confirmation: it opens nothing, and counts for no account. */
export function registrationTokenOf(registrationId: string, seconds: number): string {
  return sign({ kind: 'registration', rid: registrationId }, seconds)
}

/** The session that a bearer is of, when it is one of ours and, unless `passed` ones will do too, has not passed. */
export function readAccessToken(token: string, passed = false): { sessionId: string; generation: number } | undefined {
  const claims = accessClaims.safeParse(claimsOf(token, passed)).data
  return claims && { sessionId: claims.sid, generation: claims.gen }
}

/** The registration that a bearer is of. */
export function readRegistrationToken(token: string): string | undefined {
  return registrationClaims.safeParse(claimsOf(token, false)).data?.rid
}

function sign(claims: object, expiresIn: number): string {
  return jwt.sign(claims, environment.JWT_SECRET, { algorithm, expiresIn })
}

function claimsOf(token: string, ignoreExpiration: boolean): unknown {
  try {
    // Only this algorithm: a token that names another, or none, was not signed here (RFC 8725 §3.1).
    return jwt.verify(token, environment.JWT_SECRET, { algorithms: [algorithm], ignoreExpiration })
  } catch {
    return undefined
  }
}
