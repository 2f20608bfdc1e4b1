import { expect, test } from 'vitest'
import { drawGate, Overloaded } from './draw-gate.ts'

test('a bounded number is drawn at once, some wait, and the rest hears no at once', async () => {
  const pass = drawGate({ atOnce: 2, waiting: 1, patienceMs: 10_000 })
  const finish: (() => void)[] = []
  const draw = () => new Promise<void>((resolve) => finish.push(resolve))
  const [first, second, third] = [pass(draw), pass(draw), pass(draw)]
  expect(finish).toHaveLength(2)
  await expect(pass(draw)).rejects.toThrow(Overloaded)
  finish[0]?.()
  await first
  expect(finish).toHaveLength(3)
  finish[1]?.()
  finish[2]?.()
  await Promise.all([second, third])
})

test('a drawing that fails gives its place back', async () => {
  const pass = drawGate({ atOnce: 1, waiting: 0, patienceMs: 0 })
  await expect(pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(pass(async () => 1)).resolves.toBe(1)
})

test('who has waited too long hears no, and keeps no place', async () => {
  const pass = drawGate({ atOnce: 1, waiting: 1, patienceMs: 30 })
  let finish = () => {}
  const slow = pass(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(pass(async () => 1)).rejects.toThrow(Overloaded)
  const next = pass(async () => 2)
  finish()
  await slow
  expect(await next).toBe(2)
  expect(await pass(async () => 3)).toBe(3)
})
