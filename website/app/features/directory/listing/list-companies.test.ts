import type { DirectoryCard } from '@gevel/contract/partners'
import type { Province } from '@gevel/contract/province-names'
import { expect, test } from 'vitest'
import { letterOf, listCompanies } from './list-companies.ts'
import { listingHref, noFilter } from './listing-filter.ts'
import { listingFilterSchema } from './listing-params.ts'

const company = (name: string, province: Province | null, kind: DirectoryCard['kind'] = 'partner'): DirectoryCard => ({
  ...{ id: 1, name, link: name, kind, city: null, logo: null, summary: null },
  location: province && { province, latitude: 52, longitude: 5 },
})
const all = [company('Éénhoorn', 'Utrecht'), company('3M', null), company('Evenhuis', 'Limburg', 'organisation')]
const both = { filter: true, letters: true }
const read = (query: string) => {
  const params = new URLSearchParams(query)
  const at = (key: string) => params.get(key)
  return listingFilterSchema.safeParse({ soort: at('soort'), provincie: at('provincie'), letter: at('letter') })
}
const names = (query: string, offers = both) =>
  listCompanies(all, ['partner', 'organisation'], read(query).data ?? noFilter, offers).companies.map(
    ({ name }) => name,
  )

test('filters by letter, province and kind together', () => {
  expect(names('letter=e')).toEqual(['Éénhoorn', 'Evenhuis'])
  expect(names('letter=e&provincie=limburg')).toEqual(['Evenhuis'])
  expect(names('letter=overig')).toEqual(['3M'])
  expect(names('soort=organisaties')).toEqual(['Evenhuis'])
  expect(names('letter=z')).toEqual([])
})

test('counts each choice by what the other filters leave', () => {
  const { provinces, letters, total } = listCompanies(all, ['partner'], { ...noFilter, letter: 'e' }, both)
  expect(provinces.filter(({ count }) => count > 0)).toEqual([
    { value: 'Utrecht', count: 1 },
    { value: 'Limburg', count: 1 },
  ])
  expect(letters.find(({ value }) => value === 'overig')?.count).toBe(1)
  expect(total).toBe(3)
})

test('ignores what a block does not offer', () => {
  expect(names('letter=z&provincie=utrecht', { filter: false, letters: false })).toHaveLength(3)
})

test.each(['letter=E', 'letter=ee', 'letter=', 'provincie=brabant', 'soort=partner', 'soort=__proto__'])(
  'rejects %s',
  (query) => {
    expect(read(query).success).toBe(false)
  },
)

test('has one address for a filter', () => {
  const filter = read('letter=e&provincie=noord-brabant&soort=bouwmarkten').data ?? noFilter
  expect(listingHref('/partners', filter)).toBe('/partners?soort=bouwmarkten&provincie=noord-brabant&letter=e')
  expect(listingHref('/partners', noFilter)).toBe('/partners')
})

test.each([
  ['’t Gooi', 't'],
  ['Ørsted', 'overig'],
  ['', 'overig'],
  ['  abc', 'a'],
])('puts %j at %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})
