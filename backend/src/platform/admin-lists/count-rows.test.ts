import { expect, test } from 'vitest'
import { checkedCount } from './count-rows'

const estimate = { total: 3000, isEstimated: true }

test('knows the number of rows once the last page is shown', () => {
  expect(checkedCount(estimate, { number: 2, size: 25, shown: 7 })).toEqual({ total: 32, isEstimated: false })
})

test('goes on after a full page, although fewer rows were expected', () => {
  expect(checkedCount(estimate, { number: 121, size: 25, shown: 25 })).toEqual({ total: 3026, isEstimated: true })
  expect(checkedCount(estimate, { number: 1, size: 25, shown: 25 })).toEqual(estimate)
})

test('leaves a count as it is', () => {
  const counted = { total: 30, isEstimated: false }
  expect(checkedCount(counted, { number: 9, size: 25, shown: 0 })).toEqual(counted)
})
