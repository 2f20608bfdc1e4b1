import type { ChangeClock } from '../../app/content/change-clock.ts'
import type { KeptPage } from './kept-page.ts'

/** What depends on the clock ("gisteren", a vacancy that closes) is drawn anew after this long. */
const FRESH_MS = 60_000
/** "There is nothing here" is remembered for this long: anybody can make up addresses. */
export const MISSING_MS = 10_000
/** While the stream of changes is lost a page is drawn anew this often. */
const UNHEARD_FRESH_MS = 3_000
/** A page older than this is not shown before a new one was tried. */
const AGED_MS = 600_000
/** And one older than this while the stream is lost: nobody says whether it still holds. */
const UNHEARD_AGED_MS = 60_000
/** After a drawing that failed, readers are not kept waiting for the next try. */
const REST_MS = 1_000

/**
 * fresh: send; ageing: send, and draw anew meanwhile; unsure: likewise, and say that it may be stale; outdated: draw anew, and send
 * only when that fails; resting: send, it just failed
 */
export type Freshness = 'fresh' | 'ageing' | 'unsure' | 'outdated' | 'resting'

type Clock = Pick<ChangeClock, 'isCurrent' | 'isTrusted'>

/** How long a page stays fresh, in seconds; negative once it is stale, for one that has changed since by its whole age. */
export function timeToLive({ tags, tick, drawnMs, status }: KeptPage, clock: Clock, nowMs: number): number {
  const maxMs = status === 200 ? FRESH_MS : MISSING_MS
  const lifetimeMs = clock.isCurrent(tags, tick) ? Math.min(maxMs, lifetime(clock, nowMs)) : 0
  return Math.ceil((drawnMs + lifetimeMs - nowMs) / 1000)
}

function lifetime(clock: Clock, nowMs: number): number {
  return clock.isTrusted(nowMs) ? FRESH_MS : UNHEARD_FRESH_MS
}

/** What a kept page is worth now. */
export function freshness({ tags, tick, drawnMs, failedMs }: KeptPage, clock: Clock, nowMs: number): Freshness {
  const age = nowMs - drawnMs
  const isCurrent = clock.isCurrent(tags, tick)
  const isTrusted = clock.isTrusted(nowMs)
  if (isCurrent && age < lifetime(clock, nowMs)) return 'fresh'
  if (nowMs - failedMs < REST_MS) return 'resting'
  if (!isCurrent || age >= (isTrusted ? AGED_MS : UNHEARD_AGED_MS)) return 'outdated'
  return isTrusted ? 'ageing' : 'unsure'
}
