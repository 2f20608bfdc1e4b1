import type { PushSubscriptionData } from '@gevel/contract/push'
import { fetchSubscribeOptions, saveDevice, secretOf } from './call-device.ts'
import { cachedToken, cacheToken, lastReport, noteReport } from './report.ts'
import { currentSubscription, pushAbility, subscribe } from './subscription.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFRESH_AFTER_MS = 7 * DAY_MS

/**
 * The token by which this browser can be notified (specification §3, §4): null unless notifications are allowed already
 * and service workers are supported. Cached per session. After seven days it is reported again, and renewed when the
 * browser has dropped it.
 */
export async function pushToken(): Promise<PushSubscriptionData | null> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return null
  const cached = cachedToken()
  if (cached) return cached
  const token = await refreshedToken()
  cacheToken(token)
  return token
}

async function refreshedToken(): Promise<PushSubscriptionData | null> {
  const report = lastReport()
  // notifications are allowed, and were not asked for or are turned off
  if (!report) return null
  const current = await currentSubscription()
  const isSame = current?.endpoint === report.token.endpoint
  if (current && isSame && Date.now() - report.atMs < REFRESH_AFTER_MS) return current
  const token = current ?? (await subscribe(await fetchSubscribeOptions()))
  await saveDevice(token, { replaces: isSame ? undefined : secretOf(report.token) })
  noteReport(token)
  return token
}
