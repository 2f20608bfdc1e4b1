import { sign } from 'jsonwebtoken'
import type { FirebaseSettings } from './firebase-settings'

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const secondsValid = 300

/** A token by which the backend may act at Firebase as one of its people (Firebase, “Create custom tokens using a third-party library”). */
export function customToken({ serviceAccount }: FirebaseSettings, uid: string): string {
  const { client_email: name, private_key: key } = serviceAccount
  return sign({ uid }, key, { algorithm: 'RS256', issuer: name, subject: name, audience, expiresIn: secondsValid })
}
