import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPrefetched, isPrefetched, storePrefetched, takePrefetched } from './prefetched.ts'

const payload = { build: 'a1', files: [], routes: { page: {} } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  forgetPrefetched()
})
afterEach(() => void vi.useRealTimers())

test('is used once', async () => {
  storePrefetched('/a', Promise.resolve(payload))
  expect(await takePrefetched('/a')).toBe(payload)
  expect(takePrefetched('/a')).toBeUndefined()
})

test('is used for half a minute', () => {
  storePrefetched('/a', Promise.resolve(payload))
  vi.setSystemTime(Date.now() + 29_000)
  expect(isPrefetched('/a')).toBe(true)
  vi.setSystemTime(Date.now() + 1_000)
  expect(isPrefetched('/a')).toBe(false)
  expect(takePrefetched('/a')).toBeUndefined()
})

test('is forgotten when a form is sent', () => {
  storePrefetched('/a', Promise.resolve(payload))
  forgetPrefetched()
  expect(takePrefetched('/a')).toBeUndefined()
})
