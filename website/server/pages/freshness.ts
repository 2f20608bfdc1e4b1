import type { ChangeClock } from '../../app/content/cache/change-clock.ts'
import type { CachedPage } from './cached-page.ts'

/** Content that depends on the clock ("gisteren", a vacancy that closes) is rerendered after this long. */
const FRESH_MS = 60_000
/** A 404 is cached this briefly: clients can invent URLs. */
export const MISSING_MS = 10_000
/** While the change stream is disconnected a page is rerendered this often. */
const DISCONNECTED_FRESH_MS = 3_000
/** An older page is sent only after rerendering it has failed. */
const MAX_STALE_MS = 600_000
/** Maximum age without a successful rerendering while the change stream is disconnected: a change would go unnoticed. */
const DISCONNECTED_MAX_STALE_MS = 60_000
/** After a failed rendering the stale page is sent at once for this long. */
const BACKOFF_MS = 1_000

/**
 * - fresh: send
 * - expiring: send, and rerender in the background
 * - unverified: the same, marked as possibly stale
 * - stale: rerender, and send only when that fails
 * - backoff: send, since rendering has just failed
 */
export type Freshness = 'fresh' | 'expiring' | 'unverified' | 'stale' | 'backoff'

/** What the freshness of a page depends on. */
type Dated = Pick<CachedPage, 'tags' | 'tick' | 'renderMs' | 'status'>

type Clock = Pick<ChangeClock, 'isCurrent' | 'isTrusted'>

/** How long a page stays fresh, in seconds; negative once it is stale, and minus its whole age when it was invalidated. */
export function timeToLive({ tags, tick, renderMs, status }: Dated, clock: Clock, nowMs: number): number {
  const maxMs = status === 200 ? FRESH_MS : MISSING_MS
  const lifetimeMs = clock.isCurrent(tags, tick) ? Math.min(maxMs, lifetime(clock, nowMs)) : 0
  return Math.ceil((renderMs + lifetimeMs - nowMs) / 1000)
}

function lifetime(clock: Clock, nowMs: number): number {
  return clock.isTrusted(nowMs) ? FRESH_MS : DISCONNECTED_FRESH_MS
}

/** The freshness of a cached page now. */
export function freshness(
  { tags, tick, renderMs, failedMs }: Dated & Pick<CachedPage, 'failedMs'>,
  clock: Clock,
  nowMs: number,
): Freshness {
  const age = nowMs - renderMs
  const isCurrent = clock.isCurrent(tags, tick)
  const isTrusted = clock.isTrusted(nowMs)
  if (isCurrent && age < lifetime(clock, nowMs)) return 'fresh'
  if (nowMs - failedMs < BACKOFF_MS) return 'backoff'
  if (!isCurrent || age >= (isTrusted ? MAX_STALE_MS : DISCONNECTED_MAX_STALE_MS)) return 'stale'
  return isTrusted ? 'expiring' : 'unverified'
}
