import type { PushSubscriptionData } from '@gevel/contract/push'
import { serviceWorkerPath } from '@gevel/contract/server-paths'

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
  return subscription ? dataOf(subscription) : null
}

/**
 * Subscribes this browser with our public key, after its permission. A subscription with another key, from before ours
 * was replaced, ends.
 * @throws DOMException when the browser cannot reach its push service
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionData> {
  await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
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
