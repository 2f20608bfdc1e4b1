import { expect, test } from 'vitest'
import { replayFirst } from './change-stream'

test('delivers changes that arrive during the replay after it', () => {
  const received: bigint[] = []
  const notify = (position: bigint) => void received.push(position)
  const { live, endReplay } = replayFirst(notify)
  live(105n, ['content'])
  notify(104n)
  endReplay()
  live(106n, null)
  expect(received).toEqual([104n, 105n, 106n])
})
