import { expect, test } from 'vitest'
import { intoColumns, intoStacks } from './into-columns.ts'

const cover = { url: '/uploads/a.png', width: 3, height: 2, alternativeText: '', focalPoint: null, caption: null }
/** Stories by letter: a capital has a picture, one from m on a made cover. */
const stories = (letters: string) =>
  [...letters].map((name) => ({
    name,
    cover: name < 'a' ? (cover as never) : null,
    madeCover: name >= 'm' ? ({ kind: 'number', value: '3', label: name } as const) : null,
  }))
const columnsOf = (letters: string) =>
  intoColumns(stories(letters)).map((column) => column.map(({ name }) => name).join(''))

test.each([
  ['ABCD', ['A', 'B', 'C', 'D']],
  ['AB', ['A', 'B']],
  ['aBCD', ['B', 'C', 'D', 'a']],
  ['aBcDeF', ['B', 'D', 'F', 'ace']],
  ['ABCDEF', ['A', 'B', 'C', 'DEF']],
  ['abC', ['C', 'ab']],
  ['abCdef', ['C', 'abd', 'ef']],
  ['abc', ['a', 'b', 'c']],
  ['', []],
])('puts the pictures of %s first and stacks the others', (letters, columns) => {
  expect(columnsOf(letters)).toEqual(columns)
})

test.each([
  ['ABm', ['A', 'B', 'm']],
  ['mABn', ['A', 'B', 'm', 'n']],
  ['ABma', ['A', 'B', 'm', 'a']],
  ['ABmabc', ['A', 'B', 'm', 'abc']],
  ['ABCm', ['A', 'B', 'C', 'm']],
])('gives made covers of %s a column in place of a low stack', (letters, columns) => {
  expect(columnsOf(letters)).toEqual(columns)
})

test.each([
  ['ABmno', ['A', 'B', 'mno']],
  ['ABCmn', ['A', 'B', 'C', 'mn']],
  ['ABmnopq', ['A', 'B', 'mno', 'pq']],
  ['Amn', ['A', 'mn']],
  ['mno', ['m', 'n', 'o']],
])('leaves %s as text where stacks are high, and where no picture stands first', (letters, columns) => {
  expect(columnsOf(letters)).toEqual(columns)
})

test('builds stacks that differ by one story at most', () => {
  expect(intoStacks([1, 2, 3, 4, 5, 6], 4)).toEqual([[1, 2], [3, 4], [5], [6]])
  expect(intoStacks([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])
  expect(intoStacks([1], 4)).toEqual([[1]])
})
