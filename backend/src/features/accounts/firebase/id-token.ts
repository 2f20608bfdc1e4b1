import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { accountError } from '../../../platform/errors/account-errors'
import { providerUnreachable } from '../providers/provider-client'
import type { FirebaseSettings } from './firebase-settings'

/** Google's public keys for Firebase tokens, loaded with the first token and again for an unknown key. */
const googleKeys = createRemoteJWKSet(
  new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
)

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  firebase: z.object({ sign_in_provider: z.string() }),
})

/** The claims of an ID token. */
interface IdToken {
  uid: string
  /** how the user logged in at Firebase: `password`, `google.com` … */
  signedInBy: string
}

const wrong = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
]

/**
 * Verifies a Firebase ID token: made for our project, signed by Google, not expired (Firebase, “Verify ID tokens”).
 * With the emulator configured, unsigned tokens are accepted and signed ones are not.
 * @throws `invalid-credential`, or `network-request-failed` when Google's keys cannot be loaded
 */
export async function readIdToken(
  token: string,
  { projectId, emulatorUrl }: Pick<FirebaseSettings, 'projectId' | 'emulatorUrl'>,
  keys: JWTVerifyGetKey = googleKeys,
): Promise<IdToken> {
  const expected = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'iat', 'exp'],
  }
  try {
    const { payload } = emulatorUrl
      ? UnsecuredJWT.decode(token, expected)
      : await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })
    const { sub, firebase } = claimsSchema.parse(payload)
    return { uid: sub, signedInBy: firebase.sign_in_provider }
  } catch (error) {
    if (error instanceof z.ZodError || wrong.some((kind) => error instanceof kind)) {
      throw accountError('invalid-credential', 'Dit inloggen is niet voor deze site bedoeld.')
    }
    return providerUnreachable(error)
  }
}
