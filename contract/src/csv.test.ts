import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('quotes delimiters and formulas, and writes numbers as a Dutch spreadsheet reads them', () => {
  const rows = [
    ['naam', 'aantal'],
    ['Doe; "het" zelf', 1234.5],
    ['=1+1', -2],
    ['@SUM(A1)', null],
  ]
  expect(csvText(rows)).toBe('\uFEFFnaam;aantal\r\n"Doe; ""het"" zelf";1234,5\r\n\'=1+1;-2\r\n\'@SUM(A1);\r\n')
})

test('removes control characters of a text, which a spreadsheet shows as boxes', () => {
  expect(csvText([['nul\u0000 bel\u0007', 'zachte\u000breturn']])).toBe('\uFEFFnul bel;"zachte\nreturn"\r\n')
})
