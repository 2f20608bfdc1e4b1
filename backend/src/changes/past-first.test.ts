import { expect, test } from 'vitest'
import { pastFirst } from './past-first'

test('delivers changes that arrive during the replay after it', () => {
  const told: bigint[] = []
  const tell = (position: bigint) => void told.push(position)
  const { live, pastIsTold } = pastFirst(tell)
  live(105n, ['content'])
  tell(104n)
  pastIsTold()
  live(106n, null)
  expect(told).toEqual([104n, 105n, 106n])
})
