import { randomUUID } from 'node:crypto'
import type { FirebaseApp, FirebaseServerApp } from '@firebase/app'
import type { Auth } from '@firebase/auth'
import { providerUnreachable } from '../providers/provider-client'
import type { FirebaseSettings } from './firebase-settings'

type FirebaseAuth = typeof import('@firebase/auth')

/** The errors of Firebase that are passed on under the same code (requirements §8). */
const refusals = [
  'invalid-email',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'user-disabled',
  'too-many-requests',
  'requires-recent-login',
  'user-token-expired',
  'operation-not-allowed',
  'admin-restricted-operation',
] as const
type RefusalCode = (typeof refusals)[number]

/** Firebase responded with an error. */
export class FirebaseRejection extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(`Firebase refuses: ${code}`)
    this.code = code
  }
}

/**
 * Calls Firebase through its own SDK, without a user: it sends the key as a parameter and the language as
 * `X-Firebase-Locale`, and times out after 30 s (requirements §7, §9). Calls do not share a session.
 * @param idToken of the user to act as; only then is there a `currentUser`
 * @throws FirebaseRejection, or `network-request-failed` when there is no response, or none that can be parsed
 */
export async function callFirebase<Body>(
  { apiKey, projectId, emulatorUrl }: FirebaseSettings,
  question: (auth: Auth, sdk: FirebaseAuth) => Promise<Body>,
  idToken?: string,
): Promise<Body> {
  const [{ deleteApp, initializeApp, initializeServerApp }, sdk] = await Promise.all([
    import('@firebase/app'),
    import('@firebase/auth'),
  ])
  const options = { apiKey, projectId }
  const app: FirebaseApp | FirebaseServerApp = idToken
    ? initializeServerApp(options, { authIdToken: idToken })
    : initializeApp(options, randomUUID())
  try {
    const auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence })
    auth.languageCode = 'nl'
    if (emulatorUrl) sdk.connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    return await question(auth, sdk)
  } catch (error) {
    const code = refusals.find(
      (refusal) => error instanceof Error && 'code' in error && error.code === `auth/${refusal}`,
    )
    if (code) throw new FirebaseRejection(code)
    return providerUnreachable(error)
  } finally {
    await deleteApp(app)
  }
}
