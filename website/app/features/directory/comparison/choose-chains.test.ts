import type { Chain } from '@gevel/contract/partners'
import { expect, test } from 'vitest'
import { chooseChains } from './choose-chains.ts'

const chains = ['a', 'b', 'c', 'd', 'e'].map(
  (link, at): Chain => ({
    ...{ id: at + 1, name: link.toUpperCase(), link, kind: 'paint-home', city: null, logo: null, summary: null },
    ...{ parent: null, formula: null, founded: null, stores: [] },
  }),
)
const linksOf = (given: string[]) => chooseChains(chains, given).chosen.map(({ link }) => link)

test('has each chain once, in the order of the URL', () => {
  expect(linksOf(['c', 'A', 'c', ''])).toEqual(['c', 'a'])
})

test('leaves out unknown chains and those above four', () => {
  expect(chooseChains(chains, ['x', 'a'])).toMatchObject({ hasUnknown: true, leftOut: [] })
  expect(linksOf(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd'])
  expect(chooseChains(chains, ['a', 'b', 'c', 'd', 'e']).leftOut).toEqual(['E'])
})
