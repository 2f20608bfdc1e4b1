import type { FigureSeries } from '@gevel/contract/figures'
import { expect, test } from 'vitest'
import { newestFigure } from './newest-figure'

const series: FigureSeries = {
  ...{
    slug: 'omzet',
    title: 'Omzet van bouwmarkten',
    intro: null,
    theme: 'turnover',
    chart: 'bar',
    unit: 'miljoen euro',
  },
  ...{ periodKind: 'quarter', prefix: '€', suffix: 'mln', decimals: 0, year: 'sum', source: 'Gevel Marktmonitor' },
  ...{ method: null, access: 'free', changedAt: null, nextOn: null, parts: [{ code: 'waarde', name: 'Omzet' }] },
  points: [
    { from: '2025-07-01', values: [1880] },
    { from: '2025-10-01', values: [970] },
    { from: '2026-07-01', values: [1940] },
    { from: '2026-10-01', values: [null] },
  ],
}

test('says the newest known value, and how it changed in a year', () => {
  expect(newestFigure(series)).toEqual({
    ...{
      title: 'Omzet van bouwmarkten',
      href: '/marktcijfers/omzet',
      value: '€\u00a01,94\u00a0mrd',
      measure: 'K3 2026',
    },
    ...{ change: '3,2% hoger dan in K3 2025', tone: 'up', bars: [0.97, 0.5, 1], periods: 'K3 2025 tot en met K3 2026' },
    source: 'Gevel Marktmonitor',
  })
})

test.each([
  ['dearer, without a colour', { theme: 'prices' as const }, { tone: 'neutral', change: '3,2% hoger dan in K3 2025' }],
  ['the unit in words where it has no short form', { suffix: null }, { measure: 'Miljoen euro, K3 2026' }],
  [
    'no bars below zero',
    {
      points: [
        { from: '2026-04-01', values: [-2] },
        { from: '2026-07-01', values: [3] },
      ],
    },
    { bars: [] },
  ],
])('shows %s', (_, fields, expected) => {
  expect(newestFigure({ ...series, ...fields })).toMatchObject(expected)
})

test('shows the first part of figures that are not added up, and nothing without values', () => {
  const parts = [
    { code: 'hout', name: 'Hout' },
    { code: 'staal', name: 'Staal' },
  ]
  const points = [{ from: '2026-07-01', values: [101, 99] }]
  expect(newestFigure({ ...series, chart: 'index', parts, points })?.title).toBe('Omzet van bouwmarkten: Hout')
  expect(newestFigure({ ...series, points: [] })).toBeUndefined()
})
