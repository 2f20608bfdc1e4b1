import type { FigureSeries } from '@gevel/contract/figures'
import { expect, test } from 'vitest'
import { csvFile } from './file-cells.ts'

const series: FigureSeries = {
  ...{ slug: 's', title: 'Prijzen', intro: null, theme: 'prices', chart: 'line', periodKind: 'month', unit: 'index' },
  ...{ prefix: null, suffix: null, decimals: 1, year: 'average', source: 'Gevel', method: null, access: 'free' },
  ...{ changedAt: null, nextOn: null },
  parts: [
    { code: 'hout', name: 'Hout; "geschaafd"' },
    { code: 'staal', name: '=1+1' },
  ],
  points: [
    { from: '2026-08-01', values: [74, -0.25] },
    { from: '2026-09-01', values: [1234.5, null] },
  ],
}

test('is what a Dutch spreadsheet reads, without formulas', () => {
  const head = '\uFEFFperiode;"Hout; ""geschaafd""";\'=1+1\r\n'
  expect(csvFile(series)).toBe(`${head}augustus 2026;74,0;-0,25\r\nseptember 2026;1234,5;\r\n`)
})

test('names the unit of a single column', () => {
  const points = [{ from: '2026-08-01', values: [74] }]
  expect(csvFile({ ...series, parts: series.parts.slice(0, 1), points })).toBe(
    '\uFEFFperiode;index\r\naugustus 2026;74,0\r\n',
  )
})
