import { expect, test } from 'vitest'
import { againstYearBefore, totalOf, valuesOf, yearToDate } from './figure-changes.ts'

const points = [
  { from: '2025-01-01', values: [100, 10] },
  { from: '2025-04-01', values: [110, null] },
  { from: '2026-01-01', values: [90, 12] },
  { from: '2026-04-01', values: [132, 14] },
]
const first = valuesOf(points, 0)

test('compares with the same period of the year before', () => {
  expect(againstYearBefore('quarter', first, '2026-04-01')).toEqual({ now: 132, before: 110, change: 0.2 })
  expect(againstYearBefore('quarter', first, '2025-01-01')).toEqual({ now: 100, before: null, change: null })
})

test('has no change against zero, or of an unknown value', () => {
  const values = new Map([
    ['2025-01-01', 0],
    ['2026-01-01', 5],
  ])
  expect(againstYearBefore('year', values, '2026-01-01').change).toBeNull()
  expect(againstYearBefore('year', values, '2027-01-01').change).toBeNull()
})

test('measures the change of a negative value by its size', () => {
  const values = new Map([
    ['2025-01-01', -10],
    ['2026-01-01', -5],
  ])
  expect(againstYearBefore('year', values, '2026-01-01').change).toBe(0.5)
})

test('adds the year so far up, or averages it', () => {
  const series = { periodKind: 'quarter', year: 'sum' } as const
  expect(yearToDate(series, first, '2026-04-01')).toMatchObject({ now: 222, before: 210 })
  expect(yearToDate({ ...series, year: 'average' }, first, '2026-04-01')).toMatchObject({ now: 111, before: 105 })
  expect(yearToDate({ ...series, year: 'none' }, first, '2026-04-01')).toBeNull()
  expect(yearToDate(series, valuesOf(points, 1), '2026-04-01')).toMatchObject({ now: 26, before: null, change: null })
})

test('has a total only when every part is known', () => {
  expect(totalOf([1, 2])).toBe(3)
  expect([...valuesOf(points, 'total').keys()]).toEqual(['2025-01-01', '2026-01-01', '2026-04-01'])
})
