import { expect, test } from 'vitest'
import { progressLine } from './progress'

test('the line tells how far, how fast and how long still', () => {
  expect(progressLine(40_000, 10_000, 100_000, 15_000)).toBe(
    '[############------------------] 40,000 of 100,000, 2,000/s, 30 s left',
  )
})
