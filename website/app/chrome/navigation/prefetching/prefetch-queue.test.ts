import { beforeEach, expect, test } from 'vitest'
import { MAX_IN_VIEW, prefetchQueue } from './prefetch-queue.ts'

let started: string[]
let finish: () => Promise<void>
let queue: ReturnType<typeof prefetchQueue>
let idle: () => void

beforeEach(() => {
  started = []
  const pending: (() => void)[] = []
  const planned: (() => void)[] = []
  idle = () => {
    for (const then of planned.splice(0)) then()
  }
  finish = async () => {
    pending.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const prefetch = (path: string) => {
    started.push(path)
    return new Promise<void>((resolve) => pending.push(resolve))
  }
  queue = prefetchQueue(prefetch, (then) => planned.push(then))
})

const add = (count: number, prefix = '/') => {
  for (let at = 1; at <= count; at++) queue.add(`${prefix}${at}`)
  idle()
}

test('starts when the browser is idle, the last added first, four at once', async () => {
  queue.add('/0')
  expect(started).toEqual([])
  add(5)
  expect(started).toEqual(['/5', '/4', '/3', '/2'])
  await finish()
  expect(started.at(-1)).toBe('/1')
})

test('does not prefetch a page that was removed from the queue', async () => {
  add(5)
  queue.remove('/1')
  await finish()
  expect(started).toHaveLength(4)
})

test('starts a limited number from a page, except for what the reader points to', async () => {
  add(12)
  for (let at = 0; at < 12; at++) await finish()
  expect(started).toHaveLength(MAX_IN_VIEW)
  queue.addPointedTo('/pointed')
  idle()
  expect(started.at(-1)).toBe('/pointed')
  queue.beginPage()
  add(12, '/next/')
  for (let at = 0; at < 12; at++) await finish()
  expect(started).toHaveLength(2 * MAX_IN_VIEW + 1)
})

test('forgets what another page linked to, and counts what is still running', async () => {
  add(6)
  queue.beginPage()
  add(1, '/next/')
  expect(started).toEqual(['/6', '/5', '/4', '/3'])
  await finish()
  expect(started.at(-1)).toBe('/next/1')
})
