import { expect, test } from 'vitest'
import { replayFirst } from './replay-first'

test('delivers changes that arrive during the replay after it', () => {
  const told: bigint[] = []
  const tell = (position: bigint) => void told.push(position)
  const { live, endReplay } = replayFirst(tell)
  live(105n, ['content'])
  tell(104n)
  endReplay()
  live(106n, null)
  expect(told).toEqual([104n, 105n, 106n])
})
