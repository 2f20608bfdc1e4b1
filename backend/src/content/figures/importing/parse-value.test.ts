import { describe, expect, test } from 'vitest'
import { detectDecimalMark, parseValue } from './parse-value'

test.each([
  [['1,5', '2'], ','],
  [['1.5', '2'], '.'],
  [['1.940', '1.880,5'], ','],
  [['1,940', '1,880.5'], '.'],
  [['1.234.567'], ','],
  [['0.125'], '.'],
  [['1.940', '1.880'], null],
  [['1940', '', '-'], 'none'],
  [['huis.boom', '1,5'], ','],
])('finds the decimal mark of %j', (cells, mark) => {
  expect(detectDecimalMark(cells)).toBe(mark)
})

describe('a value', () => {
  test.each([
    ['1.940,5', ',', 1940.5],
    ['1940,5', ',', 1940.5],
    ['€ 1.940', ',', 1940],
    ['1,940.25', '.', 1940.25],
    ['−3,2 %', ',', -3.2],
    ['0', '.', 0],
  ] as const)('%s', (cell, mark, value) => {
    expect(parseValue(cell, mark)).toEqual({ kind: 'value', value })
  })
  test.each(['', ' ', '-', '.', 'x'])('is unknown in %j', (cell) => {
    expect(parseValue(cell, ',')).toEqual({ kind: 'unknown' })
  })
  test('is deleted by a word', () => {
    expect(parseValue(' Weg', ',')).toEqual({ kind: 'deletion' })
  })
  test.each([
    ['twaalf', ',', 'geen getal'],
    ['1.5', ',', 'geen getal'],
    ['1.94.0', ',', 'geen getal'],
    ['1e9', ',', 'geen getal'],
    ['0x10', ',', 'geen getal'],
    ['0x10', '.', 'geen getal'],
    ['Infinity', '.', 'geen getal'],
    ['NaN', ',', 'geen getal'],
    ['9999999999999', ',', 'te groot'],
    ['1,1234567', ',', 'zes cijfers'],
  ] as const)('is not %s', (cell, mark, problem) => {
    expect(parseValue(cell, mark)).toMatchObject({ kind: 'error', problem: expect.stringContaining(problem) })
  })
})
