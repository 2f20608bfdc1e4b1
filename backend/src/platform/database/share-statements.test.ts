import { expect, test } from 'vitest'
import { shareStatements } from './share-statements'

test('does together what is asked for together, and what comes while that runs', async () => {
  const runs: (readonly number[])[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const double = shareStatements(async (inputs: readonly number[]) => {
    runs.push(inputs)
    if (runs.length === 1) await released
    return inputs.map((input) => input * 2)
  })
  const first = Promise.all([double(1), double(2)])
  await expect.poll(() => runs).toEqual([[1, 2]])
  const later = [double(3)]
  await new Promise((resolve) => setImmediate(resolve))
  later.push(double(4))
  expect(runs).toHaveLength(1)
  release()
  expect(await first).toEqual([2, 4])
  expect(await Promise.all(later)).toEqual([6, 8])
  expect(runs).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('fails all that were done together, and goes on', async () => {
  const check = shareStatements(async (inputs: readonly string[]) => {
    if (inputs.includes('broken')) throw new Error('no connection')
    return inputs
  })
  const results = await Promise.allSettled([check('broken'), check('whole')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await check('whole')).toBe('whole')
})
