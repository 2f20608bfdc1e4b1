import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Chart } from './chart.tsx'
import { type Series, WIDE } from './chart-geometry.ts'

/** The first drawing of a chart, and all of its markup. */
function drawn(kind: 'line' | 'bar', labels: string[], series: Series[]) {
  const texts = { title: 'Omzet', description: 'De omzet', unit: 'procent', source: 'Gevel' }
  const html = renderToStaticMarkup(<Chart {...texts} kind={kind} labels={labels} series={series} highlights={[]} />)
  return { html, svg: html.slice(html.indexOf('<svg'), html.indexOf('</svg>')) }
}

/** Heights of the values at the bars. */
const valueHeights = (svg: string) => Array.from(svg.matchAll(/class="lab[^>]* y="([-\d.]+)"/g), ([, y]) => Number(y))

describe('a bar chart of negative values', () => {
  const { svg } = drawn('bar', ['p', 'q'], [{ name: 'a', values: [-3, -5] }])

  test('has zero as its base line, at the top', () => {
    expect(svg).toContain(`<path class="base" d="M40 ${WIDE.top}H560"></path><text x="0" y="${WIDE.top + 4}">0</text>`)
    expect(svg.match(/class="base"/g)).toHaveLength(1)
  })

  test('has each value below its bar and above the labels', () => {
    const [first = 0, second = 0] = valueHeights(svg)
    expect(first).toBeGreaterThan(WIDE.top)
    expect(second).toBeGreaterThan(first)
    // 13 px high, above the labels of the bars
    expect(second).toBeLessThan(WIDE.height - 8 - 13)
  })
})

test('a bar chart has its values outside bars of both signs', () => {
  const { svg } = drawn('bar', ['p', 'q'], [{ name: 'a', values: [4, -4] }])
  const [, zero = ''] = /class="base" d="M40 ([\d.]+)H/.exec(svg) ?? []
  const [above = 0, below = 0] = valueHeights(svg)
  expect(above).toBeLessThan(Number(zero))
  expect(below).toBeGreaterThan(Number(zero))
})

describe('a line chart', () => {
  const known = { name: 'Stad', values: [1, 2] }
  const empty = { name: 'Land', values: [null, null] }

  test('leaves out a series without values, and says so', () => {
    const { html, svg } = drawn('line', ['p', 'q'], [empty, known])
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(svg).not.toMatch(/NaN|Infinity|Land/)
    // the colour of a series does not depend on the others
    expect(svg).toContain('class="ln s2"')
    expect(html).toContain('Van Land zijn er nog geen cijfers.')
  })

  test.each(['line', 'bar'] as const)('or a %s chart without any value says so in its place', (kind) => {
    const { html } = drawn(kind, ['p', 'q'], [empty])
    expect(html).toContain('Er zijn nog geen cijfers.')
    expect(html).not.toMatch(/<svg|NaN|Infinity/)
    expect(html).toContain('Bron: Gevel')
  })
})
