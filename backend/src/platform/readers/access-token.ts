import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { environment } from '../environment/environment'

/** How long a bearer token is valid before it has to be renewed. It ends sooner with its session. */
export const accessTokenSeconds = 10 * 60

const algorithm = 'HS256'
const key = new TextEncoder().encode(environment.JWT_SECRET)

const accessClaims = z.object({ kind: z.literal('access'), sid: z.uuid(), gen: z.int().nonnegative() })
const registrationClaims = z.object({ kind: z.literal('registration'), rid: z.uuid() })

interface AccessToken {
  sessionId: string
  generation: number
}

/** Creates the bearer token of a session; `generation` is that of the refresh token it comes with. */
export function accessTokenOf(sessionId: string, generation: number): Promise<string> {
  return sign({ kind: 'access', sid: sessionId, gen: generation }, accessTokenSeconds)
}

/** Creates the bearer token of a pending registration: it gives no access to any account. */
export function registrationTokenOf(registrationId: string, seconds: number): Promise<string> {
  return sign({ kind: 'registration', rid: registrationId }, seconds)
}

/** The session of a bearer token, when it is ours and has not expired, unless `passed` allows that. */
export async function readAccessToken(token: string, passed = false): Promise<AccessToken | undefined> {
  const claims = accessClaims.safeParse(await verifyClaims(token, passed)).data
  return claims && { sessionId: claims.sid, generation: claims.gen }
}

/** The registration of a bearer token. */
export async function readRegistrationToken(token: string): Promise<string | undefined> {
  return registrationClaims.safeParse(await verifyClaims(token, false)).data?.rid
}

function sign(claims: Record<string, unknown>, seconds: number): Promise<string> {
  const token = new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
  return token.setIssuedAt().setExpirationTime(`${seconds} s`).sign(key)
}

async function verifyClaims(token: string, passed: boolean): Promise<unknown> {
  // Only this algorithm: a token that names another, or none, was not signed here (RFC 8725 §3.1).
  const options = { algorithms: [algorithm], clockTolerance: passed ? Number.MAX_SAFE_INTEGER : 0 }
  return jwtVerify(token, key, options).then(
    ({ payload }) => payload,
    () => undefined,
  )
}
