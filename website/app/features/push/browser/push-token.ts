import type { PushSubscriptionData } from '@gevel/contract/push'
import { fetchPublicKey, saveDevice, secretOf } from './call-device.ts'
import { currentSubscription, pushAbility, subscribe } from './subscription.ts'

/** This session's token, and what was reported last and when. */
const sessionKey = 'push-token'
const reportKey = 'push-report'

const DAY_MS = 24 * 60 * 60 * 1000
const REFRESH_AFTER_MS = 7 * DAY_MS

interface Report {
  token: PushSubscriptionData
  atMs: number
}

/**
 * The token by which this browser can be notified (specification §3, §4): null unless notifications are allowed already
 * and service workers are supported. Cached per session. After seven days it is reported again, and renewed when the
 * browser has dropped it.
 */
export async function pushToken(): Promise<PushSubscriptionData | null> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return null
  const cached = read<PushSubscriptionData>(sessionStorage, sessionKey)
  if (cached) return cached
  const token = await refreshedToken()
  if (token) write(sessionStorage, sessionKey, token)
  return token
}

/** Notes what was reported, so that it is refreshed in time; null once the reader does not want notifications. */
export function noteReport(token: PushSubscriptionData | null): void {
  write(sessionStorage, sessionKey, token)
  write(localStorage, reportKey, token && { token, atMs: Date.now() })
}

async function refreshedToken(): Promise<PushSubscriptionData | null> {
  const report = read<Report>(localStorage, reportKey)
  // notifications are allowed, and were not asked for or are turned off
  if (!report) return null
  const current = await currentSubscription()
  const isSame = current?.endpoint === report.token.endpoint
  if (current && isSame && Date.now() - report.atMs < REFRESH_AFTER_MS) return current
  const token = current ?? (await subscribe(await fetchPublicKey()))
  await saveDevice(token, { replaces: isSame ? undefined : secretOf(report.token) })
  noteReport(token)
  return token
}

function read<T>(storage: Storage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** A full or blocked storage costs a report more. */
function write(storage: Storage, key: string, value: object | null): void {
  try {
    if (value) storage.setItem(key, JSON.stringify(value))
    else storage.removeItem(key)
  } catch {}
}
