import { expect, test } from 'vitest'
import { findCycle } from './folder-cycles.ts'

test('finds a cycle through several folders', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ])
  expect(findCycle(graph)).toEqual(['b', 'd', 'b'])
})

test('accepts folders that build on one another in one direction', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ])
  expect(findCycle(graph)).toBeUndefined()
})
