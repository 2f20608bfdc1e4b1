import { hash } from 'node:crypto'
import type { PushMessage } from '@gevel/contract/push'
import { generateRequestDetails } from 'web-push'
import { environment } from '../../../platform/environment/environment'
import { vapidKeys } from '../vapid-keys'
import type { Delivery } from './claim-deliveries'

/** A push service stores a message for as long, for a device without a connection. */
export const lifetimeSeconds = 24 * 60 * 60

/** Who sends, for the operators of push services (RFC 8292 §2.1). */
const subject = environment.SITE_URL.startsWith('https:') ? environment.SITE_URL : 'mailto:webmaster@localhost'

/** A later message of the same story replaces the earlier one while it waits (RFC 8030 §5.4). */
export const topicOf = (story: string) => hash('sha256', story, 'base64url').slice(0, 32)

export function messageOf({ title, text, path, document_id: story }: Delivery): PushMessage {
  return { title, text, path, story }
}

/** The request that hands a notice to the push service of its device, encrypted for that device (RFC 8291). */
export function webPushRequest(delivery: Delivery): Request {
  const { document_id: story, endpoint, p256dh, auth } = delivery
  const message = JSON.stringify(messageOf(delivery))
  const { method, headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails: { subject, ...vapidKeys },
    TTL: lifetimeSeconds,
    urgency: 'normal',
    topic: topicOf(story),
  })
  return new Request(endpoint, { method, headers: withoutLength(headers), body })
}

/** `fetch` computes it. */
function withoutLength(headers: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]])),
  )
}
