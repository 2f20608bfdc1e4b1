import { expect, test } from 'vitest'
import { inTitles } from './title-entries'

test('searches for every stem of a query in titles', () => {
  const query = { all: [{ some: ['bouwmarkt', { all: ['markt', 'bouw'] }, 'dhz'] }, '3m'] }
  expect(inTitles(query)).toEqual({ all: [{ some: ['a:bouwmarkt', { all: ['a:markt', 'a:bouw'] }, 'a:dhz'] }, 'a:3m'] })
})
