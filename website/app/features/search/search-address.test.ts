import { expect, it } from 'vitest'
import { readSearch, searchHref } from './search-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

it('reads back what it writes', () => {
  const search = {
    text: 'hout & plaat',
    edition: 'pro',
    kind: 'vacancy',
    tag: 'e-commerce',
    year: 2025,
    order: 'date',
    literal: true,
  } as const
  const path = searchHref(search, 3)
  expect(path).toBe(
    '/zoeken?q=hout+%26+plaat&soort=vacatures&editie=pro&jaar=2025&onderwerp=e-commerce&volgorde=datum&letterlijk&p=3',
  )
  expect(read(path.split('?')[1] ?? '')).toEqual(search)
})

it('has a short address without filters', () => {
  expect(searchHref({})).toBe('/zoeken')
  expect(searchHref(read('q=verf'))).toBe('/zoeken?q=verf')
})

it.each(['soort=toString', 'editie=x', 'jaar=0', 'jaar=abc', 'onderwerp=%27', 'volgorde=', 'soort='])(
  'ignores the invalid filter %s',
  (query) => expect(searchHref(read(`q=verf&${query}`))).toBe('/zoeken?q=verf'),
)
