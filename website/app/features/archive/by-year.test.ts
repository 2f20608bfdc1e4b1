import { expect, test } from 'vitest'
import { byYear } from './by-year.ts'

test('groups months by year and sums their articles', () => {
  const months = [
    { month: '2026-02', articles: 3 },
    { month: '2026-01', articles: 4 },
    { month: '2025-12', articles: 5 },
  ]
  expect(byYear(months)).toEqual([
    {
      year: 2026,
      articles: 7,
      months: [
        { month: 2, articles: 3 },
        { month: 1, articles: 4 },
      ],
    },
    { year: 2025, articles: 5, months: [{ month: 12, articles: 5 }] },
  ])
  expect(byYear([])).toEqual([])
})
