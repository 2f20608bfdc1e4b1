import { expect, test } from 'vitest'
import { problemOfFilter } from './filter-limits'

const tags = (count: number) => Array.from({ length: count }, () => ({ tags: { name: { $ne: 'x' } } }))
const titles = (count: number) => Array.from({ length: count }, () => ({ title: 'x' }))

test.each([
  ['an empty filter', {}],
  ['three conditions on a relation', { $and: tags(3) }],
  ['thirty conditions', { $or: titles(30) }],
])('accepts %s', (_, filter) => {
  expect(problemOfFilter(filter)).toBeUndefined()
})

test.each([
  ['four conditions on a relation', { $and: tags(4) }],
  [
    'four of them spread over groups',
    { ...tags(1)[0], $and: tags(1), $or: [{ $and: tags(1) }], $not: { $or: tags(1) } },
  ],
  ['31 conditions', { $or: titles(20), $and: titles(11) }],
])('rejects %s', (_, filter) => {
  expect(problemOfFilter(filter)).toMatch(/te uitgebreid/)
})
