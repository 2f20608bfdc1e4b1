import { expect, test } from 'vitest'
import { countChange } from './count-change.ts'

test('has a sign and a percentage', () => {
  expect(countChange(83, 87)).toBe('+4 (+4,8%)')
  expect(countChange(42, 41)).toBe('−1 (−2,4%)')
  expect(countChange(10, 10)).toBe('0')
  expect(countChange(0, 3)).toBe('+3')
  expect(countChange(undefined, 3)).toBeNull()
})
