import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Proof } from './proof-source.ts'
import { createProver } from './prover.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { signal } = new AbortController()
const minute = 60_000

/** Finds numbered proofs, valid for nine minutes. */
function numbered() {
  let found = 0
  return vi.fn(async (): Promise<Proof> => ({ text: String(++found), untilMs: Date.now() + 9 * minute }))
}

test('finds one proof per submission, however often the form is touched', async () => {
  const find = numbered()
  const { begin, take } = createProver(async () => find, signal)
  for (let touches = 0; touches < 5; touches++) begin()
  expect(await take()).toBe('1')
  expect(await take()).toBe('2')
  expect(find).toHaveBeenCalledTimes(2)
})

test('replaces an expired proof', async () => {
  const find = numbered()
  const { begin, take } = createProver(async () => find, signal)
  begin()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(await take()).toBe('2')
})

test('sends the form without a proof when none can be found, and does not retry on a touch', async () => {
  const find = vi.fn(() => Promise.reject(new Error('No challenge')))
  const { begin, take } = createProver(async () => find, signal)
  begin()
  await vi.advanceTimersByTimeAsync(0)
  begin()
  expect(await take()).toBeUndefined()
  expect(find).toHaveBeenCalledOnce()
})

test('sends the form when the script fails to load, and retries the next time', async () => {
  const find = numbered()
  const load = vi.fn(async () => find).mockRejectedValueOnce(new Error('Failed to fetch'))
  const { take } = createProver(load, signal)
  expect([await take(), await take(), await take()]).toEqual([undefined, '1', '2'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('stops waiting for a proof at the time limit', async () => {
  const { take } = createProver(async () => () => new Promise(() => {}), signal)
  const taken = take()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await taken).toBeUndefined()
})
