import { statfs } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('node:fs/promises', () => ({ statfs: vi.fn() }))
vi.mock('../../../platform/environment/environment', () => ({
  environment: { DATABASE_DIR: '/database', STATISTICS_EVENTS_PER_DAY: 100 },
}))
const warn = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/logging/log', () => ({ log: { warn } }))

const plenty = { bavail: 1024 ** 3, bsize: 4096 }
/** what the database responds to the next looks, in order */
const stored = vi.fn<() => Promise<{ stored: string }>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.mocked(statfs).mockResolvedValue(plenty as never)
  vi.stubGlobal('strapi', { db: { connection: () => ({ whereRaw: () => ({ first: stored }) }) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const loadIsFull = async () => (await import('./storage-limit')).isFull

test('looks again after a second, and at once after a failure', async () => {
  const isFull = await loadIsFull()
  stored.mockResolvedValueOnce({ stored: '100' })
  expect(await isFull()).toBe(true)
  expect(await isFull()).toBe(true)
  vi.advanceTimersByTime(1_001)
  stored.mockRejectedValueOnce(new Error('away'))
  await expect(isFull()).rejects.toThrow('away')
  stored.mockResolvedValueOnce({ stored: '99' })
  expect(await isFull()).toBe(false)
})

test('recovers when a look that began during one that failed finds the day full', async () => {
  const isFull = await loadIsFull()
  const [slow, next] = [Promise.withResolvers<{ stored: string }>(), Promise.withResolvers<{ stored: string }>()]
  stored.mockReturnValueOnce(slow.promise).mockReturnValueOnce(next.promise)
  const first = isFull()
  vi.advanceTimersByTime(1_001)
  const second = isFull()
  await vi.waitFor(() => expect(stored).toHaveBeenCalledTimes(2))
  slow.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  next.resolve({ stored: '100' })
  expect(await second).toBe(true)
  expect(await isFull()).toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('stores events while the disk cannot be looked at, and says so once', async () => {
  const isFull = await loadIsFull()
  vi.mocked(statfs).mockRejectedValue(new Error('EACCES'))
  stored.mockResolvedValue({ stored: '1' })
  expect(await isFull()).toBe(false)
  vi.advanceTimersByTime(1_001)
  expect(await isFull()).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('is full on a disk with less than 1 GB', async () => {
  const isFull = await loadIsFull()
  vi.mocked(statfs).mockResolvedValue({ ...plenty, bavail: 1 } as never)
  expect(await isFull()).toBe(true)
})
