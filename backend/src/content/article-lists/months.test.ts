import { expect, test } from 'vitest'
import { startOfPage } from './months'

const months = [
  { month: '2026-11-01', articles: 3 },
  { month: '2026-10-01', articles: 20 },
  { month: '2026-07-01', articles: 1 },
]

test.each([
  [0, '2026-11-01', 0],
  [2, '2026-11-01', 2],
  [3, '2026-10-01', 0],
  [22, '2026-10-01', 19],
  [23, '2026-07-01', 0],
])('after %i articles a page begins in %s, at offset %i', (offset, month, skip) => {
  expect(startOfPage(months, offset)).toEqual({ month, skip })
})

test('finds no page past the last article, or in an empty list', () => {
  expect(startOfPage(months, 24)).toBeNull()
  expect(startOfPage([], 0)).toBeNull()
})
