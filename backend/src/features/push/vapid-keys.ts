import { createECDH, hkdfSync } from 'node:crypto'
import { environment } from '../../platform/environment/environment'

/** Our key pair for push services (RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Derived from the secret, so that every backend has the same pair: subscriptions of browsers are bound to it. */
export const vapidKeys: VapidKeys = deriveKeys(environment.VAPID_SECRET)

function deriveKeys(secret: string): VapidKeys {
  const pair = createECDH('prime256v1')
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'gevel-vapid', 32))
  // fails when the number is not below the order of the curve: one secret in 2^32
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** `GET /account/push` */
export async function showPushKey() {
  return { data: { publicKey: vapidKeys.publicKey } }
}
