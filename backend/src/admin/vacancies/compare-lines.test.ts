import { expect, test } from 'vitest'
import { compareLines } from './compare-lines'

const lines = (...texts: string[]) => texts.map((text) => ({ label: null, text }))
const marked = (before: string[], after: string[]) =>
  compareLines(lines(...before), lines(...after)).map(
    ({ change, text }) => ({ same: ' ', added: '+', removed: '-' })[change] + text,
  )

test('marks the lines that were added, removed and replaced', () => {
  expect(marked(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([' a', '-b', '+x', ' c', '+d'])
  expect(marked([], ['a'])).toEqual(['+a'])
  expect(marked(['a'], [])).toEqual(['-a'])
  expect(marked(['a', 'b'], ['a', 'b'])).toEqual([' a', ' b'])
})

test('tells a fact from a line with its words', () => {
  const compared = compareLines([{ label: 'Titel', text: 'a' }], [{ label: null, text: 'a' }])
  expect(compared.map(({ change }) => change)).toEqual(['removed', 'added'])
})
