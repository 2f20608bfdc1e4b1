import { expect, test } from 'vitest'
import type { ChainYear } from './chain-year.ts'
import { sortParamSchema } from './load-overview.server.ts'
import { sortChains } from './sort-chains.ts'

const row = (name: string, end: number | null): ChainYear => ({
  chain: {
    ...{ id: 1, name, link: 'x', kind: 'paint-home', city: null, logo: null, summary: null },
    ...{ parent: null, formula: null, founded: null, stores: [] },
  },
  ...{ start: 1, opened: 0, closed: 0, end, change: null, growth: null },
})
const rows = [row('Zaag', 3), row('Éénhoorn', null), row('Hamer', 8)]
const sorted = (by: string) => sortChains(rows, sortParamSchema.parse(by)).map(({ chain }) => chain.name)

test('sorts names from A, numbers from the largest, and the unknown last', () => {
  expect(sorted('keten')).toEqual(['Éénhoorn', 'Hamer', 'Zaag'])
  expect(sorted('keten-andersom')).toEqual(['Zaag', 'Hamer', 'Éénhoorn'])
  expect(sorted('eind')).toEqual(['Hamer', 'Zaag', 'Éénhoorn'])
  expect(sorted('eind-andersom')).toEqual(['Zaag', 'Hamer', 'Éénhoorn'])
})

test('rejects an unknown column', () => {
  for (const given of ['', 'prijs', 'eind-andersom-andersom', 'EIND']) {
    expect(sortParamSchema.safeParse(given).success).toBe(false)
  }
})
