import { expect, test } from 'vitest'
import { parseTableRows } from './table-rows'

const table = {
  head: ['Keten', 'Winkels'],
  rows: [
    ['Klusdepot', '87'],
    ['Hamerslag', ''],
  ],
}

test.each([
  ['cells by |', 'Keten | Winkels\nKlusdepot | 87\nHamerslag |'],
  ['Markdown', '| Keten | Winkels |\n|---|---|\n| Klusdepot | 87 |\n| Hamerslag | |'],
  ['a spreadsheet', 'Keten\tWinkels\r\nKlusdepot\t87\r\nHamerslag\t\r\n'],
  ['empty lines between', '\nKeten | Winkels\n\nKlusdepot | 87\nHamerslag\n'],
])('%s', (_name, text) => {
  expect(parseTableRows(text)).toEqual(table)
})

test('rejects an invalid table with the reason and the line', () => {
  expect(() => parseTableRows('Keten | Winkels')).toThrow(
    'Een tabel heeft een kopregel en minstens één regel daaronder.',
  )
  expect(() => parseTableRows('a | b\n1 | 2\n\n1 | 2 | 3')).toThrow('Regel 4 heeft 3 cellen, de kopregel heeft er 2.')
})

test.each([
  ['Keten\tAdres\n"Klusdepot\nNoord"\t"Kade 1\r\nEde"\r\n', [['Klusdepot\nNoord', 'Kade 1\nEde']]],
  ['Keten\tAdres\r\n"Een ""goede"" zaak\nin Ede"\t87', [['Een "goede" zaak\nin Ede', '87']]],
  ['Keten\t"Winkels\n2026"\nKlusdepot\t"met\ttab"', [['Klusdepot', 'met\ttab']]],
  ['Keten\tMaat\nKlusdepot\t15" scherm', [['Klusdepot', '15" scherm']]],
  ['Keten\tMotto\nKlusdepot\t"Bouw zelf"', [['Klusdepot', '"Bouw zelf"']]],
  ['Keten\tMaat\n"Klusdepot\t15', [['"Klusdepot', '15']]],
])('reads the quotes of a spreadsheet in %j', (text, rows) => {
  expect(parseTableRows(text).rows).toEqual(rows)
})

test('counts the lines within a cell in the message about a later row', () => {
  expect(() => parseTableRows('a\tb\n"1\n2"\t2\n1\t2\t3')).toThrow('Regel 4 heeft 3 cellen')
})

test('accepts a | in a cell when cells are separated by tabs', () => {
  expect(parseTableRows('a\tb\n1|2\t3').rows).toEqual([['1|2', '3']])
})
