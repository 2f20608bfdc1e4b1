import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ClientQueueFull, fairQueue, QueueFull } from './fair-queue.ts'

const limits = { running: 1, waiting: 10, waitingPerClient: 5 }

it('limits how many jobs run at once', async () => {
  const run = fairQueue({ ...limits, running: 2 })
  let busy = 0
  let most = 0
  const job = (n: number) => async () => {
    most = Math.max(most, ++busy)
    await pause(2)
    busy--
    return n
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => run('a', job(n))))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('lets clients take turns, each in the order of its requests', async () => {
  const run = fairQueue(limits)
  const order: string[] = []
  const ask = (name: string) => run(name[0] ?? '', async () => void order.push(name))
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(ask))
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('rejects a job of a client with too many waiting, and queues those of others', async () => {
  const run = fairQueue({ ...limits, waitingPerClient: 1 })
  const jobs = [run('a', () => pause(5)), run('a', () => pause(1))]
  await expect(run('a', () => pause(1))).rejects.toBeInstanceOf(ClientQueueFull)
  jobs.push(run('b', () => pause(1)))
  await Promise.all(jobs)
  expect(await run('a', async () => 'weer vrij')).toBe('weer vrij')
})

it('rejects a job that would wait too long, and continues', async () => {
  const run = fairQueue({ ...limits, waiting: 1 })
  const jobs = [run('a', () => pause(5)), run('a', () => pause(1))]
  await expect(run('b', () => pause(1))).rejects.toBeInstanceOf(QueueFull)
  await Promise.all(jobs)
  expect(await run('b', async () => 'weer vrij')).toBe('weer vrij')
})

it('gives the slot of a failed job to the next', async () => {
  const run = fairQueue(limits)
  const failing = run('a', () => Promise.reject(new Error('mislukt')))
  const next = run('a', async () => 'gelukt')
  await expect(failing).rejects.toThrow('mislukt')
  expect(await next).toBe('gelukt')
})
