import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { environment } from '../environment/environment'

/** How long a bearer counts before it has to be renewed. The end of its session ends it sooner. */
export const accessTokenSeconds = 10 * 60

const algorithm = 'HS256'
const key = new TextEncoder().encode(environment.JWT_SECRET)

const accessClaims = z.object({ kind: z.literal('access'), sid: z.uuid(), gen: z.int().nonnegative() })
const registrationClaims = z.object({ kind: z.literal('registration'), rid: z.uuid() })

interface AccessToken {
  sessionId: string
  generation: number
}

/** The bearer of a session; `generation` is that of the refresh token it came with. */
export function accessTokenOf(sessionId: string, generation: number): Promise<string> {
  return sign({ kind: 'access', sid: sessionId, gen: generation }, accessTokenSeconds)
}

/** The bearer of a registration that waits for its confirmation: it opens nothing, and counts for no account. */
export function registrationTokenOf(registrationId: string, seconds: number): Promise<string> {
  return sign({ kind: 'registration', rid: registrationId }, seconds)
}

/** The session that a bearer is of, when it is one of ours and, unless `passed` ones will do too, has not passed. */
export async function readAccessToken(token: string, passed = false): Promise<AccessToken | undefined> {
  const claims = accessClaims.safeParse(await claimsOf(token, passed)).data
  return claims && { sessionId: claims.sid, generation: claims.gen }
}

/** The registration that a bearer is of. */
export async function readRegistrationToken(token: string): Promise<string | undefined> {
  return registrationClaims.safeParse(await claimsOf(token, false)).data?.rid
}

function sign(claims: Record<string, unknown>, seconds: number): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
  return token.setIssuedAt().setExpirationTime(`${seconds} s`).sign(key)
}

async function claimsOf(token: string, passed: boolean): Promise<unknown> {
  // Only this algorithm: a token that names another, or none, was not signed here (RFC 8725 §3.1).
  const options = { algorithms: [algorithm], clockTolerance: passed ? Number.MAX_SAFE_INTEGER : 0 }
  return jwtVerify(token, key, options).then(
    ({ payload }) => payload,
    () => undefined,
  )
}
