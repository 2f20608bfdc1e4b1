import { expect, test } from 'vitest'
import { storeSeries } from './store-series.ts'

const chain = (name: string, counts: Record<number, number>) => ({
  ...{ name, link: name },
  stores: Object.entries(counts).map(([year, count]) => ({ year: Number(year), count, opened: null, closed: null })),
})
const chains = [chain('oud', { 2024: 40, 2025: 50, 2026: 60 }), chain('nieuw', { 2025: 10, 2026: 15 })]

test('has the shops of each chain by year, unknown ones as null', () => {
  const { points, chart } = storeSeries('Winkels', chains)
  expect(chart).toBe('line')
  expect(points.map(({ from, values }) => [from, ...values])).toEqual([
    ['2024-01-01', 40, null],
    ['2025-01-01', 50, 10],
    ['2026-01-01', 60, 15],
  ])
})

test('compares growth since the first year that all have', () => {
  const { points, unit } = storeSeries('Winkels', chains, true)
  expect(unit).toBe('index, 2025 = 100')
  expect(points.map(({ values }) => values)).toEqual([
    [100, 100],
    [120, 150],
  ])
})

test('has numbers when no year is common', () => {
  expect(storeSeries('Winkels', [chain('a', { 2020: 1 }), chain('b', { 2021: 2 })], true).chart).toBe('line')
})
