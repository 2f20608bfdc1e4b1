import { expect, test } from 'vitest'
import { storeYears } from './partner-row'

test('sorts by year, and uses the last entry of a repeated year', () => {
  const year = (of: number, count: number) => ({ year: of, count, opened: null, closed: null })
  expect(storeYears([year(2026, 3), year(2025, 1), year(2026, 4)])).toEqual([year(2025, 1), year(2026, 4)])
  expect(storeYears(null)).toEqual([])
})
