import { hash } from 'node:crypto'
import type { PushMessage } from '@gevel/contract/push'
import { generateRequestDetails } from 'web-push'
import { environment } from '../../environment/environment'
import { log } from '../../logging/log'
import { vapidKeys } from '../vapid-keys'
import type { Delivery } from './claim-deliveries'

/** `ended`: the subscription no longer exists (RFC 8030 §7.3). `rejected`: no other attempt will succeed. */
export type Outcome = 'delivered' | 'ended' | 'rejected' | 'later'

export interface Result {
  delivery: Delivery
  outcome: Outcome
  /** how long the service asks to wait */
  retryAfterSeconds?: number
}

const timeoutMs = 10_000
/** A push service stores a message for as long, for a device without a connection. */
const lifetimeSeconds = 24 * 60 * 60
const maxRetryAfterSeconds = 60 * 60

/** Who sends, for the operators of push services (RFC 8292 §2.1). */
const subject = environment.SITE_URL.startsWith('https:') ? environment.SITE_URL : 'mailto:webmaster@localhost'

/** Encrypts a notice for its device (RFC 8291) and posts it to the push service, which answers once it has stored it. */
export async function sendMessage(delivery: Delivery): Promise<Result> {
  try {
    const { endpoint, headers, body, method } = requestOf(delivery)
    const response = await fetch(endpoint, {
      method,
      headers,
      body,
      // an answer of a push service never leads elsewhere
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return resultOf(delivery, response)
  } catch (error) {
    log.warn({ host: new URL(delivery.endpoint).hostname, reason: String(error) }, 'A push service did not answer')
    return { delivery, outcome: 'later' }
  }
}

function requestOf({ document_id: story, endpoint, p256dh, auth, title, text, path }: Delivery) {
  const message: PushMessage = { title, text, path, story }
  const { headers, body, method } = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...vapidKeys },
      TTL: lifetimeSeconds,
      urgency: 'normal',
      // a later message of the same story replaces the earlier one while it waits (RFC 8030 §5.4)
      topic: hash('sha256', story, 'base64url').slice(0, 32),
    },
  )
  return { endpoint, headers: withoutLength(headers), body, method }
}

/** `fetch` computes it. */
function withoutLength(headers: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]])),
  )
}

function resultOf(delivery: Delivery, { status, headers }: Response): Result {
  if (status >= 200 && status < 300) return { delivery, outcome: 'delivered' }
  if (status === 404 || status === 410) return { delivery, outcome: 'ended' }
  log.warn({ host: new URL(delivery.endpoint).hostname, status }, 'A push service rejected a notice')
  // 401 and 403 are about our key: somebody will correct it
  if (status === 400 || status === 413) return { delivery, outcome: 'rejected' }
  const retryAfterSeconds = Math.min(Number(headers.get('retry-after')) || 0, maxRetryAfterSeconds)
  return { delivery, outcome: 'later', retryAfterSeconds }
}
