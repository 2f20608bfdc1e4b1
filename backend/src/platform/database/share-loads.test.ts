import { expect, test } from 'vitest'
import { shareLoads } from './share-loads'

test('shares one load among all who ask before it begins, and loads again for who asks during it', async () => {
  let loads = 0
  const ask = shareLoads(async () => ++loads)
  const first = [ask(), ask(), ask()]
  await Promise.resolve()
  const later = [ask(), ask()]
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('fails for all who share a load that fails, and loads again afterwards', async () => {
  let loads = 0
  const ask = shareLoads(async () => {
    if (++loads === 1) throw new Error('lost')
    return loads
  })
  const results = await Promise.allSettled([ask(), ask()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe(2)
})
