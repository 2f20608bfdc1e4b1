import { expect, test } from 'vitest'
import type { SeriesRow } from '../figures/series-row'
import { figureOfBlock } from './figure-values'

const series: SeriesRow = {
  ...{ id: 1, documentId: 'd', slug: 's', title: 'Omzet', intro: '', theme: 'turnover', chart: 'bar', unit: 'euro' },
  ...{ periodKind: 'year', prefix: null, suffix: null, decimals: 0, year: 'sum', parts: [], source: 'Gevel' },
  ...{ method: null, access: 'free', nextOn: null, importedAt: null },
}
const values = [2023, 2024, 2025].map((year) => ({ series: 'd', part: 'waarde', period: `${year}-01-01`, value: year }))
const years = (fromYear: number | null, untilYear: number | null) =>
  figureOfBlock({ series, fromYear, untilYear, values })?.points.map(({ values: [value] }) => value)

test('shows the years that an editor chose', () => {
  expect(years(null, null)).toEqual([2023, 2024, 2025])
  expect(years(2024, null)).toEqual([2024, 2025])
  expect(years(2024, 2024)).toEqual([2024])
  expect(years(2030, null)).toBeUndefined()
  expect(figureOfBlock({ series: null, fromYear: null, untilYear: null, values })).toBeNull()
})

test('shows nothing when all values are those of a removed part', () => {
  const removed = values.map((value) => ({ ...value, part: 'verf' }))
  expect(figureOfBlock({ series, fromYear: null, untilYear: null, values: removed })).toBeNull()
})
