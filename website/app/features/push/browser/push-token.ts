import type { PushSubscriptionData } from '@gevel/contract/push'
import { fetchSubscribeOptions, saveDevice, secretOf } from './call-device.ts'
import { cachedToken, cacheToken, lastReport, noteReport } from './report.ts'
import { currentSubscription, pushAbility, subscribe } from './subscription.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REFRESH_AFTER_MS = 7 * DAY_MS

/**
 * The token by which this browser can be notified (requirements §3, §4): null unless notifications are allowed already
 * and service workers are supported. Cached per session. After seven days it is reported again, and renewed when the
 * browser has dropped it; and once a reader has logged in or out, since news about what a reader follows is sent to the
 * devices of a session.
 */
export async function pushToken(isLoggedIn: boolean): Promise<PushSubscriptionData | null> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return null
  const report = lastReport()
  // notifications are allowed, and were not asked for or are turned off
  if (!report) return null
  const isOfReader = report.isLoggedIn === isLoggedIn
  const cached = cachedToken()
  if (cached && isOfReader) return cached
  const current = await currentSubscription()
  const isSame = current?.endpoint === report.token.endpoint
  const isRecent = Date.now() - report.atMs < REFRESH_AFTER_MS
  if (current && isSame && isRecent && isOfReader) {
    cacheToken(current)
    return current
  }
  const token = current ?? (await subscribe(await fetchSubscribeOptions()))
  await saveDevice(token, { replaces: isSame ? undefined : secretOf(report.token) })
  noteReport(token, isLoggedIn)
  return token
}
