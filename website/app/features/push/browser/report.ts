import type { PushSubscriptionData } from '@gevel/contract/push'

/** This session's token, and what was reported last and when. */
const sessionKey = 'push-token'
const reportKey = 'push-report'

interface Report {
  token: PushSubscriptionData
  /** whether a reader was logged in, who owns the device from then on */
  isLoggedIn: boolean
  atMs: number
}

/** Notes what was reported, so that it is refreshed in time; null once the reader does not want notifications. */
export function noteReport(token: PushSubscriptionData | null, isLoggedIn = false): void {
  cacheToken(token)
  write(localStorage, reportKey, token && { token, isLoggedIn, atMs: Date.now() })
}

export function lastReport(): Report | null {
  return read(localStorage, reportKey)
}

export function cacheToken(token: PushSubscriptionData | null): void {
  write(sessionStorage, sessionKey, token)
}

export function cachedToken(): PushSubscriptionData | null {
  return read(sessionStorage, sessionKey)
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
