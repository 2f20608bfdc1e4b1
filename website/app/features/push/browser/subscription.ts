import type { PushSubscriptionData } from '@gevel/contract/push'
import { serviceWorkerPath } from '@gevel/contract/server-paths'
import type { SubscribeOptions } from './call-device.ts'
import { lastReport } from './report.ts'

/** Whether this browser can be notified, and may be. On an iPhone the site has to be on the home screen first. */
export type PushAbility = 'able' | 'needs-install' | 'none' | 'blocked'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-install' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** The subscription of this browser; null when it has none. */
export async function currentSubscription(): Promise<PushSubscriptionData | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return null
  const data = dataOf(subscription)
  const reported = lastReport()?.token
  // Firebase knows the browser by a token beside its subscription
  return reported?.keys.auth === data.keys.auth ? reported : data
}

/**
 * Subscribes this browser, after its permission: with our public key, or by Firebase where that is configured.
 * @throws Error when the browser cannot reach its push service
 */
export async function subscribe({ publicKey, firebase }: SubscribeOptions): Promise<PushSubscriptionData> {
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })
  const worker = await navigator.serviceWorker.ready
  if (!firebase) return subscribeWithKey(worker, publicKey)
  const { firebaseToken } = await import('./firebase-token.ts')
  const token = await firebaseToken(firebase, worker)
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) throw new Error('Firebase gave a token without a subscription')
  return { ...dataOf(subscription), endpoint: `firebase:${token}` }
}

/** A subscription with another key, from before ours was replaced, ends. */
async function subscribeWithKey({ pushManager }: ServiceWorkerRegistration, key: string) {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return dataOf(await pushManager.subscribe(options))
  } catch (error) {
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return dataOf(await pushManager.subscribe(options))
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
