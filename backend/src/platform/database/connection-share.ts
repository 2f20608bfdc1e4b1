import { setTimeout as pause } from 'node:timers/promises'

/** How often work that goes after a kind looks whether that is done, in milliseconds. */
const lookEveryMs = 100

/** The error of a request that got no connection in time: `lost-connection.ts` recognises its message as that of the pool. */
export function noConnectionInTime(): Error {
  return new Error('Timeout acquiring a connection: too many requests of this kind use the database')
}

/** Bounds how many connections of the pool one kind of work holds; the rest of it waits without one. */
export class ConnectionShare {
  readonly #limits: { connections: number; waitMs: number }
  #held = 0
  /** in order of arrival */
  readonly #waiting = new Set<() => void>()

  /** @param limits `waitMs` is how long each may wait for its turn */
  constructor(limits: { connections: number; waitMs: number }) {
    this.#limits = limits
  }

  /**
   * Waits for a turn.
   * @returns what is left of `waitMs`
   * @throws Error after `waitMs`, or the reason of the signal
   */
  async enter(signal?: AbortSignal): Promise<number> {
    signal?.throwIfAborted()
    if (this.#held < this.#limits.connections) {
      this.#held++
      return this.#limits.waitMs
    }
    const startedMs = performance.now()
    await new Promise<void>((resolve, reject) => {
      const settle = (done: () => void) => () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        this.#waiting.delete(onTurn)
        done()
      }
      const onTurn = settle(resolve)
      const onAbort = settle(() => reject(signal?.reason))
      const timer = setTimeout(
        settle(() => reject(noConnectionInTime())),
        this.#limits.waitMs,
      )
      signal?.addEventListener('abort', onAbort)
      this.#waiting.add(onTurn)
    })
    return Math.max(0, this.#limits.waitMs - (performance.now() - startedMs))
  }

  /** Waits until nobody waits for a turn, `mostMs` at most: for work that goes after this kind. */
  async untilNobodyWaits(mostMs: number): Promise<void> {
    const untilMs = performance.now() + mostMs
    while (this.#waiting.size > 0 && performance.now() < untilMs) await pause(lookEveryMs)
  }

  /** Passes the turn to the one that waits longest. */
  leave(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.#held--
  }
}
