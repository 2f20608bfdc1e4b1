import type { Chain } from '@gevel/contract/partners'
import { expect, test } from 'vitest'
import { chainYear, totalCounts, yearsOf } from './chain-year.ts'

const chain = (name: string, stores: Chain['stores']): Chain => ({
  ...{ id: 1, name, link: name, kind: 'building-market', city: null, logo: null, summary: null },
  ...{ parent: null, formula: null, founded: null, stores },
})
const hammer = chain('hamer', [
  { year: 2025, count: 97, opened: 2, closed: 2 },
  { year: 2026, count: 99, opened: 3, closed: 1 },
])
const saw = chain('zaag', [{ year: 2026, count: 10, opened: 1, closed: null }])

test('counts from 1 January to the end of the year', () => {
  expect(chainYear(hammer, 2026)).toMatchObject({ start: 97, opened: 3, closed: 1, end: 99, change: 2 })
  expect(chainYear(hammer, 2024)).toBeNull()
  expect(yearsOf([saw, hammer])).toEqual([2026, 2025])
})

test('computes the start of the first known year from what opened and closed', () => {
  expect(chainYear(hammer, 2025)).toMatchObject({ start: 97, end: 97, change: 0, growth: 0 })
  expect(chainYear(saw, 2026)).toMatchObject({ start: null, end: 10, change: null, growth: null })
})

test('has no total of what is unknown', () => {
  const rows = [hammer, saw].flatMap((one) => chainYear(one, 2026) ?? [])
  expect(totalCounts(rows)).toEqual({ start: null, opened: 4, closed: null, end: 109, change: null, growth: null })
})
