import { expect, test } from 'vitest'
import { Overloaded, renderLimiter } from './render-limiter.ts'

test('renders a bounded number at once, queues some, and rejects the rest', async () => {
  const limiter = renderLimiter({ atOnce: 2, waiting: 1, maxWaitMs: 10_000 })
  const finish: (() => void)[] = []
  const render = () => new Promise<void>((resolve) => finish.push(resolve))
  const [first, second, third] = [limiter.run(render), limiter.run(render), limiter.run(render)]
  expect(finish).toHaveLength(2)
  await expect(limiter.run(render)).rejects.toThrow(Overloaded)
  finish[0]?.()
  await first
  expect(finish).toHaveLength(3)
  finish[1]?.()
  finish[2]?.()
  await Promise.all([second, third])
})

test('frees the slot of a failed rendering', async () => {
  const limiter = renderLimiter({ atOnce: 1, waiting: 0, maxWaitMs: 0 })
  await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(limiter.run(async () => 1)).resolves.toBe(1)
})

test('rejects a request that has waited too long, and frees its place in the queue', async () => {
  const limiter = renderLimiter({ atOnce: 1, waiting: 1, maxWaitMs: 30 })
  let finish = () => {}
  const slow = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(limiter.run(async () => 1)).rejects.toThrow(Overloaded)
  const next = limiter.run(async () => 2)
  finish()
  await slow
  expect(await next).toBe(2)
  expect(await limiter.run(async () => 3)).toBe(3)
})
