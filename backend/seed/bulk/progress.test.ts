import { expect, test } from 'vitest'
import { progressLine } from './progress'

test('shows the amount, the speed and the time left', () => {
  expect(progressLine(40_000, 10_000, 100_000, 15_000)).toBe(
    '[############------------------] 40,000 of 100,000, 2,000/s, 30 s left',
  )
})
