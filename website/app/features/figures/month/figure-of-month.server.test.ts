import type { FigureSeries } from '@gevel/contract/figures'
import { expect, test } from 'vitest'
import { figureOfMonth } from './figure-of-month.server.ts'

const series: FigureSeries = {
  ...{ slug: 's', title: 'Omzet', intro: null, theme: 'turnover', chart: 'stacked', unit: 'euro', decimals: 0 },
  ...{ periodKind: 'year', prefix: null, suffix: null, year: 'sum', source: 'Gevel', method: null, access: 'free' },
  ...{ changedAt: null, nextOn: null },
  parts: [
    { code: 'verf', name: 'Verf' },
    { code: 'woon', name: 'Wonen' },
  ],
  points: [],
}
const yearsOf = (...values: (number | null)[][]) => {
  const points = values.map((of, at) => ({ from: `${2010 + at}-01-01`, values: of }))
  return figureOfMonth({ ...series, points })?.points.map(({ from }) => from.slice(0, 4))
}

test('ends at the newest period whose parts are all known', () => {
  expect(yearsOf([1, 2], [1, null], [3, 4], [5, null])).toEqual(['2010', '2011', '2012'])
})

test('has the recent periods alone', () => {
  expect(yearsOf(...Array.from({ length: 15 }, () => [1, 2]))).toHaveLength(10)
})

test('is absent without a known value', () => {
  expect(yearsOf()).toBeUndefined()
  expect(yearsOf([null, 1])).toBeUndefined()
})
