import { beforeEach, expect, test, vi } from 'vitest'
import { retryWhileLost } from './retry-while-lost'

const clock = vi.hoisted(() => ({ nowMs: 0 }))
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    clock.nowMs += ms
  },
}))

const lost = (code: string) => Object.assign(new Error('the database system is starting up'), { code })
const limits = { withinMs: 60_000, onLost: () => {} }

beforeEach(() => {
  clock.nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock.nowMs)
})

test('retries with back-off until the database responds', async () => {
  const triedAtMs: number[] = []
  const failures = ['ECONNREFUSED', '57P03', '57P01', 'ECONNRESET', '57P02', 'ECONNREFUSED']
  const attempt = async () => {
    triedAtMs.push(clock.nowMs)
    const code = failures.shift()
    if (code) throw lost(code)
    return 'connected'
  }
  expect(await retryWhileLost(attempt, limits)).toBe('connected')
  expect(triedAtMs).toEqual([0, 250, 750, 1_750, 3_750, 5_750, 7_750])
})

test('fails with the last error after the time limit', async () => {
  await expect(retryWhileLost(() => Promise.reject(lost('ECONNREFUSED')), limits)).rejects.toThrow(lost('ECONNREFUSED'))
  expect(clock.nowMs).toBeGreaterThan(57_000)
  expect(clock.nowMs).toBeLessThanOrEqual(60_000)
})

test('measures the time limit from the first failure', async () => {
  const attempt = vi.fn(async () => {
    // a connection that waited for another instance to start, and was then lost
    if (clock.nowMs === 0) clock.nowMs = 300_000
    if (clock.nowMs < 301_000) throw lost('57P01')
    return 'connected'
  })
  expect(await retryWhileLost(attempt, limits)).toBe('connected')
  expect(attempt).toHaveBeenCalledTimes(4)
})

test('reports only the first failure', async () => {
  const onLost = vi.fn()
  const result = retryWhileLost(() => Promise.reject(lost('57P03')), { withinMs: 5_000, onLost })
  await expect(result).rejects.toThrow()
  expect(onLost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '57P03' }))
})

test('fails at once for any other reason', async () => {
  const attempt = vi.fn(() => Promise.reject(Object.assign(new Error('wrong password'), { code: '28P01' })))
  await expect(retryWhileLost(attempt, limits)).rejects.toThrow('wrong password')
  expect(attempt).toHaveBeenCalledOnce()
})
