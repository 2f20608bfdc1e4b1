import { setTimeout as pause } from 'node:timers/promises'
import { isLostConnection } from './lost-connection'

const firstDelayMs = 250
const longestDelayMs = 2_000

/** `withinMs` is measured from the first failure; `onLost` is called once, with that failure. */
interface Limits {
  withinMs: number
  onLost: (error: Error) => void
}

/**
 * Retries with back-off while the database is away.
 * @throws the last failure when `withinMs` is over; at once when it is not a lost connection
 */
export async function retryWhileLost<T>(attempt: () => Promise<T>, { withinMs, onLost }: Limits): Promise<T> {
  let lostAt: number | undefined
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isLostConnection(error)) throw error
      if (lostAt === undefined) onLost(error)
      lostAt ??= performance.now()
      if (performance.now() + delayMs > lostAt + withinMs) throw error
    }
    await pause(delayMs)
  }
}
