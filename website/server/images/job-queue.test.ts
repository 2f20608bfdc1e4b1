import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { jobQueue, QueueFull } from './job-queue.ts'

it('runs no more than it may at once, in the order of asking', async () => {
  const run = jobQueue(2, 10)
  const order: number[] = []
  let busy = 0
  let most = 0
  const job = (n: number) => async () => {
    busy += 1
    most = Math.max(most, busy)
    order.push(n)
    await wait(2)
    busy -= 1
    return n
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => run(job(n))))).toEqual([1, 2, 3, 4, 5])
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('refuses what would wait too long, and goes on', async () => {
  const run = jobQueue(1, 1)
  const slow = run(() => wait(5))
  const waiting = run(() => wait(1))
  await expect(run(() => wait(1))).rejects.toBeInstanceOf(QueueFull)
  await Promise.all([slow, waiting])
  expect(await run(async () => 'weer vrij')).toBe('weer vrij')
})

it('gives the place of a failed job to the next', async () => {
  const run = jobQueue(1, 5)
  const failing = run(() => Promise.reject(new Error('mislukt')))
  const next = run(async () => 'gelukt')
  await expect(failing).rejects.toThrow('mislukt')
  expect(await next).toBe('gelukt')
})
