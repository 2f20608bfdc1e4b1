import { brotliCompressSync, gzipSync } from 'node:zlib'
import { firstDayOf } from '@gevel/contract/figure-periods'
import type { FigureSeries } from '@gevel/contract/figures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FigureChart } from './figure-chart.tsx'

const MOST_BYTES = 12_000
const base: Omit<FigureSeries, 'chart' | 'points'> = {
  ...{ slug: 's', title: 'Prijs van vuren', intro: null, theme: 'prices', periodKind: 'month', unit: 'euro' },
  ...{ prefix: '€', suffix: null, decimals: 2, year: 'average', source: 'Gevel', method: null, access: 'free' },
  ...{ changedAt: null, nextOn: null, parts: [{ code: 'waarde', name: 'Prijs van vuren' }] },
}

/** Fifty years of months that rise, fall and shiver, without two equal values beside each other. */
function series(chart: FigureSeries['chart'], count = 600): FigureSeries {
  const points = Array.from({ length: count }, (_, at) => ({
    from: firstDayOf('month', 1977 + Math.floor(at / 12), (at % 12) + 1),
    values: [300 + 90 * Math.sin(at / 30) + ((at * 7919) % 997) / 50],
  }))
  return { ...base, chart, points }
}

test.each(['line', 'bar'] as const)('a %s chart of 600 points stays under 12 kB compressed', (chart) => {
  const html = renderToStaticMarkup(<FigureChart series={series(chart)} size="page" />)
  expect(html.match(/type="radio"/g)).toHaveLength(600)
  const sizes = [brotliCompressSync(html).byteLength, gzipSync(html).byteLength]
  expect(Math.max(...sizes)).toBeGreaterThan(2_000)
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES)
})

test('names the newest value first, and describes the whole', () => {
  const html = renderToStaticMarkup(<FigureChart series={series('line', 3)} size="text" />)
  expect(html).toMatch(/<desc[^>]*>3 perioden, van januari 1977 tot en met maart 1977, in euro: van €\s300,00/)
  expect(html).toMatch(/checked=""[^>]*\/><span>maart 1977/)
})

test('says so when there are no values', () => {
  expect(renderToStaticMarkup(<FigureChart series={series('line', 0)} size="text" />)).toContain('nog geen cijfers')
})

test.each(['line', 'bar', 'stacked'] as const)('says so when no period of a %s chart has a value', (chart) => {
  const points = [{ from: '2026-01-01', values: [null] }]
  const html = renderToStaticMarkup(<FigureChart series={{ ...base, chart, points }} size="text" />)
  expect(html).toContain('nog geen cijfers')
  expect(html).not.toMatch(/NaN|Infinity/)
})

test('leaves out a line without values', () => {
  const parts = ['a', 'b'].map((code) => ({ code, name: `Deel ${code}` }))
  const points = ['2026-01-01', '2026-02-01'].map((from, at) => ({ from, values: [null, at + 1] }))
  const html = renderToStaticMarkup(<FigureChart series={{ ...base, chart: 'line', parts, points }} size="text" />)
  expect(html.match(/<circle/g)).toHaveLength(html.match(/<svg/g)?.length ?? 0)
  expect(html).not.toMatch(/NaN|Infinity/)
})

test('says where the axis of lines begins, and starts bars at zero', () => {
  expect(renderToStaticMarkup(<FigureChart series={series('line', 3)} size="text" />)).toMatch(/De as begint bij \d+/)
  expect(renderToStaticMarkup(<FigureChart series={series('bar', 3)} size="text" />)).not.toContain('De as begint')
})
