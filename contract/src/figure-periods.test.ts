import { expect, test } from 'vitest'
import { firstDayOf, periodName, periodParts, shortMonthNames } from './figure-periods.ts'

test.each([
  ['year', '2026-01-01', '2026', 1],
  ['quarter', '2026-07-01', 'K3 2026', 3],
  ['month', '2026-03-01', 'maart 2026', 3],
] as const)('names a %s', (kind, from, name, number) => {
  expect(periodName(kind, from)).toBe(name)
  expect(periodParts(kind, from)).toEqual({ year: 2026, number })
  expect(firstDayOf(kind, 2026, number)).toBe(from)
})

test('shortens months as Dutch does', () => {
  expect(shortMonthNames.slice(0, 5)).toEqual(['jan', 'feb', 'mrt', 'apr', 'mei'])
})
