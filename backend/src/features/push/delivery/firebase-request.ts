import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { environment } from '../../../platform/environment/environment'
import { firebaseScheme } from '../push-services'
import type { Delivery } from './claim-deliveries'
import { lifetimeSeconds, messageOf, topicOf } from './web-push-request'

const tokenUrl = 'https://oauth2.googleapis.com/token'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const timeoutMs = 10_000
/** Renewed before it expires. */
const marginMs = 60_000

interface AccessToken {
  value: string
  expiresMs: number
}

let accessToken: Promise<AccessToken> | undefined

/**
 * The request that hands a notice to Firebase Cloud Messaging (its HTTP v1 API), as data for our own service worker.
 * @throws Error when Google gives no access token
 */
export async function firebaseRequest(delivery: Delivery): Promise<Request> {
  const account = environment.FIREBASE_MESSAGING_ACCOUNT
  if (!account) throw new Error('Firebase Cloud Messaging is not configured')
  const token = await currentToken(account)
  const message = {
    token: delivery.endpoint.slice(firebaseScheme.length),
    data: messageOf(delivery),
    webpush: { headers: { TTL: String(lifetimeSeconds), Urgency: 'normal', Topic: topicOf(delivery.document_id) } },
  }
  return new Request(`https://fcm.googleapis.com/v1/projects/${account.project_id}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
}

type Account = NonNullable<typeof environment.FIREBASE_MESSAGING_ACCOUNT>

/** Shares one token request among all deliveries that wait for it; after a failure the next delivery asks again. */
async function currentToken(account: Account): Promise<string> {
  const lastToken = await accessToken?.catch(() => undefined)
  if (lastToken && lastToken.expiresMs - marginMs > Date.now()) return lastToken.value
  accessToken = requestToken(account)
  return (await accessToken).value
}

/** OAuth 2.0 for service accounts (RFC 7523 §2.1). */
async function requestToken({ client_email, private_key }: Account): Promise<AccessToken> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('10 minutes')
    .sign(await importPKCS8(private_key, 'RS256'))
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(tokenUrl, { method: 'POST', body, redirect: 'error', signal })
  const { access_token, expires_in } = tokenSchema.parse(await response.json())
  return { value: access_token, expiresMs: Date.now() + expires_in * 1000 }
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
