import { expect, test } from 'vitest'
import { inParallel } from './in-parallel'

test('limits how many run at once, and keeps the order of the items', async () => {
  let running = 0
  let most = 0
  const outcomes = await inParallel([30, 5, 20, 1], 2, async (delayMs) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    running--
    return delayMs * 2
  })
  expect(outcomes).toEqual([60, 10, 40, 2])
  expect(most).toBe(2)
})

test('rejects with the first failure', async () => {
  await expect(inParallel([1], 2, () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk')
})
