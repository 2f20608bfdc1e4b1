import { expect, test } from 'vitest'
import { titleQuery } from './title-entries'

test('searches for every stem of a query in titles', () => {
  expect(titleQuery('((bouwmarkt | (markt & bouw)) | dhz) & 3m')).toBe(
    "(('a:bouwmarkt' | ('a:markt' & 'a:bouw')) | 'a:dhz') & 'a:3m'",
  )
})
