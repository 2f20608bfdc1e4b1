import { expect, test } from 'vitest'
import { parseChartRows } from './chart-rows'

test('reads the head as series and the lines as points', () => {
  expect(parseChartRows('Kwartaal | Stad | Alle\nK1 25 | 4 | 2\nK2 | 5,2 | 1,8\nK3 | - | ')).toEqual({
    labels: ['K1 25', 'K2', 'K3'],
    highlights: [],
    series: [
      { name: 'Stad', values: [4, 5.2, null] },
      { name: 'Alle', values: [2, 1.8, null] },
    ],
  })
})

test('highlights what an editor marks with a star', () => {
  const { labels, highlights } = parseChartRows('x | a\nHout | 1\nVerf * | 2\nTegels* | 3')
  expect({ labels, highlights }).toEqual({ labels: ['Hout', 'Verf', 'Tegels'], highlights: [1, 2] })
})

test.each([
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['12.5', 12.5],
  ['0.125', 0.125],
  ['-3,2', -3.2],
  ['−3', -3],
  ['€ 318', 318],
  ['4,4%', 4.4],
  ['+2,1', 2.1],
  [',5', 0.5],
  ['1 234', 1234],
  ['–', null],
  [' ', null],
])('reads %s as %s', (cell, value) => {
  expect(parseChartRows(`x | a\np | ${cell}\nq | 1`).series[0]?.values[0]).toBe(value)
})

test.each([
  '0x10',
  '0b11',
  '0o7',
  '1e3',
  'Infinity',
  '-Infinity',
  'NaN',
  '1.2.3',
  '1,2,3',
  '--3',
  '3-',
  '.',
  '1_000',
  '9'.repeat(400),
])('rejects %s as a number', (cell) => {
  expect(() => parseChartRows(`x | a\np | ${cell}\nq | 1`)).toThrow(`Bij p staat “${cell}”: dat is geen getal.`)
})

test('rejects an invalid chart with the reason and the line', () => {
  expect(() => parseChartRows('x | a\np | 1')).toThrow('Een grafiek heeft minstens twee punten.')
  expect(() => parseChartRows('x\np\nq')).toThrow('Een grafiek heeft één tot vier reeksen.')
  expect(() => parseChartRows('x|a|b|c|d|e\np|1|1|1|1|1\nq|1|1|1|1|1')).toThrow('één tot vier reeksen')
  expect(() => parseChartRows('x | a\np | 1\nq | veel')).toThrow('Bij q staat “veel”: dat is geen getal.')
})
