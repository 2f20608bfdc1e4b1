import { importPKCS8, SignJWT } from 'jose'
import type { FirebaseSettings } from './firebase-settings'

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const algorithm = 'RS256'
const secondsValid = 300

/**
 * A token with which the backend acts at Firebase as one of its users (Firebase, “Create custom tokens using a
 * third-party library”).
 */
export async function customToken({ serviceAccount }: FirebaseSettings, uid: string): Promise<string> {
  const { client_email: name, private_key: key } = serviceAccount
  const token = new SignJWT({ uid }).setProtectedHeader({ alg: algorithm, typ: 'JWT' })
  token.setIssuer(name).setSubject(name).setAudience(audience).setIssuedAt().setExpirationTime(`${secondsValid} s`)
  return token.sign(await importPKCS8(key, algorithm))
}
