import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ['De winkel van 2030 past in een garage', 'de-winkel-van-2030-past-in-een-garage'],
  ['Eén kraan, zéven codes!', 'een-kraan-zeven-codes'],
  ['‘De klant’ heeft ’s avonds tijd', 'de-klant-heeft-s-avonds-tijd'],
])('%s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
