import { expect, test } from 'vitest'
import { parseChartRows } from '../../src/content/blocks/chart-rows'
import { parseTableRows } from '../../src/content/blocks/table-rows'
import { component } from './blocks'
import { documentId } from './document-id'

const media = new Map([['muur-2', 9]])

test('writes table rows that the backend parses back, including an empty first cell', () => {
  const table = { caption: null, source: null, head: ['', '2025'], rows: [['Breda', '4,5']] }
  const { rows } = component({ kind: 'table', ...table }, media)
  expect(parseTableRows(String(rows))).toEqual({ head: ['', '2025'], rows: [['Breda', '4,5']] })
})

test('writes chart numbers that the backend parses back, including three decimals and unknown values', () => {
  const series = [
    { name: 'A', values: [1.234, -2] },
    { name: 'B', values: [null, 1240] },
  ]
  const words = { title: 'T', description: 'D', unit: 'procent', source: 'S' }
  const { rows, kind } = component({ kind: 'chart', chart: 'line', ...words, labels: ['K1', 'K2'], series }, media)
  expect(kind).toBe('line')
  expect(parseChartRows(String(rows))).toEqual({ labels: ['K1', 'K2'], highlights: [], series })
})

test('replaces pictures by media ids, and slugs by document ids', () => {
  const picture = { scene: 'muur', variant: 2 }
  expect(component({ kind: 'image', picture }, media).picture).toMatchObject({
    picture: 9,
    alt: 'Tekening: roodbruine muur waaruit een steen ontbreekt',
  })
  expect(() => component({ kind: 'image', picture: { ...picture, variant: 3 } }, media)).toThrow('muur-3')
  expect(component({ kind: 'related', slug: 'x' }, media).article).toBe(documentId('content', 'x'))
})
