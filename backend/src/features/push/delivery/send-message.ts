import { log } from '../../../platform/logging/log'
import { firebaseScheme } from '../push-services'
import type { Delivery } from './claim-deliveries'
import { firebaseRequest } from './firebase-request'
import { webPushRequest } from './web-push-request'

/** `ended`: the subscription no longer exists (RFC 8030 §7.3). `rejected`: no other attempt will succeed. */
export type Outcome = 'delivered' | 'ended' | 'rejected' | 'later'

export interface Result {
  delivery: Delivery
  outcome: Outcome
  /** how long the service asks to wait */
  retryAfterSeconds?: number
}

const timeoutMs = 10_000
const maxRetryAfterSeconds = 60 * 60

/** Hands a notice to the push service of its device, which answers once it has stored it. */
export async function sendMessage(delivery: Delivery): Promise<Result> {
  const isFirebase = delivery.endpoint.startsWith(firebaseScheme)
  const service = isFirebase ? 'Firebase' : new URL(delivery.endpoint).hostname
  try {
    const request = isFirebase ? await firebaseRequest(delivery) : webPushRequest(delivery)
    // an answer of a push service never leads elsewhere
    const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    await response.body?.cancel()
    if (!response.ok) log.warn({ service, status: response.status }, 'A push service rejected a notice')
    return { delivery, ...outcomeOf(response) }
  } catch (error) {
    log.warn({ service, reason: String(error) }, 'A push service did not answer')
    return { delivery, outcome: 'later' }
  }
}

function outcomeOf({ status, headers }: Response): Omit<Result, 'delivery'> {
  if (status >= 200 && status < 300) return { outcome: 'delivered' }
  if (status === 404 || status === 410) return { outcome: 'ended' }
  if (status === 400 || status === 413) return { outcome: 'rejected' }
  // 401 and 403 are about our key: somebody will correct it
  const retryAfterSeconds = Math.min(Number(headers.get('retry-after')) || 0, maxRetryAfterSeconds)
  return { outcome: 'later', retryAfterSeconds }
}
