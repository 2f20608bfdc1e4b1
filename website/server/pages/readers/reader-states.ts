import type { ReaderState } from '@gevel/contract/reader-state'
import { LRUCache } from 'lru-cache'
import type { ChangeClock } from '../../../app/content/cache/change-clock.ts'
import { isExpired } from '../../../app/session/session-cookies.ts'

/** Asks the backend for the state of the reader with this bearer token; undefined when it does not know the reader. */
export type LoadState = (bearer: string, requestId: string) => Promise<ReaderState | undefined>

/** States of this many sessions are stored, of at most some 50 kB each and usually under one. */
const MAX_SESSIONS = 20_000
const MAX_BYTES = 64 * 1024 * 1024
const FRESH_MS = 30_000
/** Content types whose documents readers follow: their slugs are in the state. */
const SUBJECT_TAGS = ['tag', 'author', 'partner']

interface StoredState {
  state: ReaderState
  tags: readonly string[]
  /** when its access may change by the calendar */
  untilMs: number
  /** change tick before the backend was asked */
  tick: number
}

type StateClock = Pick<ChangeClock, 'tick' | 'isCurrent' | 'isTrustedForReaders'>

/**
 * The states of readers who are logged in, by their bearer token. One is used only while the change stream is connected and has reported no
 * change of it, and on the day it is of: nothing outlives an ended session or subscription.
 */
export function readerStates(load: LoadState, clock: StateClock) {
  const stored = new LRUCache<string, StoredState>({
    max: MAX_SESSIONS,
    maxSize: MAX_BYTES,
    ttl: FRESH_MS,
    sizeCalculation: ({ state }, bearer) => 1000 + bearer.length + 2 * JSON.stringify(state).length,
  })
  const loading = new Map<string, Promise<ReaderState | undefined>>()

  function stateOf(bearer: string, nowMs: number): ReaderState | undefined {
    if (!clock.isTrustedForReaders(nowMs)) return undefined
    const storedState = stored.get(bearer)
    if (!storedState || nowMs >= storedState.untilMs) return undefined
    return clock.isCurrent(storedState.tags, storedState.tick) ? storedState.state : undefined
  }

  async function ask(bearer: string, requestId: string): Promise<ReaderState | undefined> {
    const { tick } = clock
    const state = await load(bearer, requestId)
    if (!state?.isComplete) return undefined
    const tags = [`reader:${state.id}`, ...SUBJECT_TAGS]
    if (!clock.isCurrent(tags, tick)) return undefined
    stored.set(bearer, { state, tags, untilMs: Date.parse(state.readerUntil), tick })
    return state
  }

  return {
    /** The state of a reader, now; undefined when it has to be loaded. */
    stateOf,
    /**
     * The state of a reader, loaded when necessary; undefined when pages of this reader cannot be shared now: the session
     * has ended or has to be renewed soon, the state is very large or just changed, or changes would go unnoticed.
     */
    async load(bearer: string, requestId: string): Promise<ReaderState | undefined> {
      const nowMs = Date.now()
      const storedState = stateOf(bearer, nowMs)
      if (storedState) return storedState
      if (!clock.isTrustedForReaders(nowMs) || isExpired(bearer, nowMs + FRESH_MS)) return undefined
      const key = `${clock.tick} ${bearer}`
      const running = loading.get(key)
      if (running) return running
      const asking = ask(bearer, requestId).finally(() => loading.delete(key))
      loading.set(key, asking)
      return asking
    },
    /** Called when a reader sends a form: its result shows at once, not when the change stream reports it. */
    forget(bearer: string): void {
      stored.delete(bearer)
    },
  }
}

export type ReaderStates = ReturnType<typeof readerStates>
