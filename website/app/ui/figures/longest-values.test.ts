import type { FigureSeries } from '@gevel/contract/figures'
import { expect, test } from 'vitest'
import { longestValues } from './longest-values.ts'

const series = (fields: Partial<FigureSeries>) =>
  ({
    ...{ periodKind: 'quarter', chart: 'stacked', decimals: 0, prefix: '€', suffix: 'mln' },
    parts: [
      { code: 'verf', name: 'Verf' },
      { code: 'wonen', name: 'Woonwinkels' },
    ],
    points: [
      { from: '2026-04-01', values: [9, 10] },
      { from: '2026-07-01', values: [226, 386] },
    ],
    ...fields,
  }) as FigureSeries

test('measures the longest line, with the total of a stacked chart', () => {
  expect(longestValues(series({}))).toBe('K3 2026 € 612 mln Verf 226 Woonwinkels 386'.length)
  expect(longestValues(series({ chart: 'index' }))).toBe('K3 2026 Verf 226 Woonwinkels 386'.length)
})

test('counts an unknown value by its word, and nothing for no periods', () => {
  const points = [{ from: '2026-07-01', values: [226, null] }]
  expect(longestValues(series({ chart: 'index', points }))).toBe('K3 2026 Verf 226 Woonwinkels onbekend'.length)
  expect(longestValues(series({ points: [] }))).toBe(0)
})
