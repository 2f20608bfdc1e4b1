import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Proof } from './finder.ts'
import { prover } from './prover.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const { signal } = new AbortController()
const minute = 60_000

/** Finds proofs with a number each, which are good for nine minutes. */
function numbered() {
  let found = 0
  return vi.fn(async (): Promise<Proof> => ({ text: String(++found), untilMs: Date.now() + 9 * minute }))
}

test('however often a form is touched, one proof is found for a sending, and another for the next', async () => {
  const find = numbered()
  const { begin, take } = prover(async () => find, signal)
  for (let touches = 0; touches < 5; touches++) begin()
  expect(await take()).toBe('1')
  expect(await take()).toBe('2')
  expect(find).toHaveBeenCalledTimes(2)
})

test('one that has lain too long is found anew', async () => {
  const find = numbered()
  const { begin, take } = prover(async () => find, signal)
  begin()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(await take()).toBe('2')
})

test('where there is none to be had the form goes without, and a touch asks for no other', async () => {
  const find = vi.fn(() => Promise.reject(new Error('No challenge')))
  const { begin, take } = prover(async () => find, signal)
  begin()
  await vi.advanceTimersByTimeAsync(0)
  begin()
  expect(await take()).toBeUndefined()
  expect(find).toHaveBeenCalledOnce()
})

test('a file that does not come is no reason not to send, and may come the next time', async () => {
  const find = numbered()
  const load = vi.fn(async () => find).mockRejectedValueOnce(new Error('Failed to fetch'))
  const { take } = prover(load, signal)
  expect([await take(), await take(), await take()]).toEqual([undefined, '1', '2'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('nobody waits for one for ever', async () => {
  const { take } = prover(async () => () => new Promise(() => {}), signal)
  const taken = take()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await taken).toBeUndefined()
})
