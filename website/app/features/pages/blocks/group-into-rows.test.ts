import { expect, it } from 'vitest'
import { groupIntoRows, type Width } from './group-into-rows.ts'

it.each<[Width[], number[]]>([
  [
    ['full', 'full'],
    [1, 1],
  ],
  [
    ['third', 'third', 'third', 'full'],
    [3, 1],
  ],
  [
    ['third', 'full', 'third'],
    [1, 1, 1],
  ],
  [
    ['half', 'third', 'third', 'half'],
    [2, 2],
  ],
  [
    ['third', 'third', 'third', 'third'],
    [3, 1],
  ],
  [
    ['full', 'two-thirds', 'third', 'third'],
    [1, 2, 1],
  ],
  [
    ['two-thirds', 'full', 'two-thirds', 'half'],
    [1, 1, 1, 1],
  ],
  [[], []],
])('%j makes rows of %j', (widths, lengths) => {
  expect(groupIntoRows(widths, (width) => width).map((row) => row.length)).toEqual(lengths)
})
