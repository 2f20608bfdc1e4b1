import { expect, test } from 'vitest'
import { collectionCosts } from './collection-costs'

test.each([
  [1, 4_000],
  [10_000, 4_000],
  [26_667, 4_000],
  [30_000, 4_500],
  [250_000, 37_500],
  [300_000, 42_500],
  [1_000_000, 87_500],
  [20_000_000, 277_500],
  [100_000_000, 677_500],
  [2_000_000_000, 677_500],
])('charges for a principal of %i cents the scale of the law', (principal, costs) => {
  expect(collectionCosts(principal)).toBe(costs)
})
