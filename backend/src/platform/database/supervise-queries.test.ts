import { expect, test, vi } from 'vitest'
import { isLostConnection } from './lost-connection'
import { superviseQueries } from './supervise-queries'
import { connectionWaitMs } from './time-limits'
import { runAs } from './work'

/** A pool, of which one reader may hold a connection, that has only one: who comes later waits as long as the pool allows. */
function poolOfOne() {
  let isTaken = false
  const client = {
    pool: { max: 2 },
    acquireConnection: () => {
      if (isTaken)
        return new Promise((_, reject) => setTimeout(() => reject(new Error('Timeout of the pool')), connectionWaitMs))
      isTaken = true
      return Promise.resolve({ query: async () => undefined })
    },
    releaseConnection: async () => undefined,
  }
  superviseQueries({ client } as unknown as Parameters<typeof superviseQueries>[0])
  return client as unknown as {
    acquireConnection(): Promise<object>
    releaseConnection(connection: object): Promise<void>
  }
}

test('a write waits no longer for its turn and a connection together than for a connection alone', async () => {
  vi.useFakeTimers()
  try {
    const pool = poolOfOne()
    const first = await runAs('reader', () => pool.acquireConnection())
    const error = vi.fn()
    runAs('reader', () => pool.acquireConnection()).catch(error)
    await vi.advanceTimersByTimeAsync(connectionWaitMs - 2_000)
    await pool.releaseConnection(first)
    await vi.advanceTimersByTimeAsync(1_900)
    expect(error).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(isLostConnection(error.mock.calls[0]?.[0])).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
