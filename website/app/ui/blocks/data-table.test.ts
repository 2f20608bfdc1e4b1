import { expect, it } from 'vitest'
import { hasLongTexts, numericColumns } from './data-table.tsx'

it('tells a table with sentences from one with names and numbers', () => {
  expect(hasLongTexts([['session', 'onthoudt dat er een bezoek is begonnen, met een begindatum', 'een jaar']])).toBe(
    true,
  )
  expect(hasLongTexts([['Halve bladzijde in het magazine', 'per nummer', '1.240']])).toBe(false)
  expect(hasLongTexts([])).toBe(false)
})

const columnOf = (...cells: string[]) =>
  numericColumns(
    ['Naam'],
    cells.map((cell) => [cell]),
  ).has(0)

it.each([
  [['87', '1.234,5']],
  [['€ 318', '€ 1.400']],
  [['4,4%', '−3,2 %', '–']],
  [['120 m²', '80 m²']],
  [['€ 1,94 mrd', '€ 612 mln']],
  [['12', '', 'onbekend']],
])('finds numbers in %j', (cells) => expect(columnOf(...cells)).toBe(true))

it.each([
  [['session', 'locale']],
  [['een jaar', '12']],
  [['20 november', '3 december']],
  [['9.00–17.00', '12']],
  [['', '–']],
])('finds text in %j', (cells) => expect(columnOf(...cells)).toBe(false))

it('judges each column', () => {
  const rows = [
    ['Klusdepot', '87', 'Amersfoort'],
    ['Hamerslag', '99', 'Emmen'],
  ]
  expect(numericColumns(['Keten', 'Winkels', 'Plaats'], rows)).toEqual(new Set([1]))
})
