import { expect, test } from 'vitest'
import { partsOf } from './range-parts'

test('a year is its counted months and the days after them', () => {
  const { months, days } = partsOf({ from: '2026-01-01', until: '2026-11-25' }, '2026-10-01')
  expect(months).toEqual(Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`))
  expect([days.length, days[0], days.at(-1)]).toEqual([25, '2026-11-01', '2026-11-25'])
})

test.each([
  ['part of a month', '2026-10-02', '2026-10-31', '2026-10-01', 0, 30],
  ['a month', '2026-10-01', '2026-10-31', '2026-10-01', 1, 0],
  ['a month that is not counted yet', '2026-10-01', '2026-10-31', '2026-09-01', 0, 31],
  ['no month was counted', '2026-09-01', '2026-10-31', null, 0, 61],
  ['days on both sides of a month', '2026-01-30', '2026-03-02', '2026-10-01', 1, 4],
  ['a turn of the year', '2025-12-01', '2026-01-31', '2026-10-01', 2, 0],
])('%s', (_, from, until, lastMonth, months, days) => {
  const parts = partsOf({ from, until }, lastMonth)
  expect([parts.months.length, parts.days.length]).toEqual([months, days])
})
