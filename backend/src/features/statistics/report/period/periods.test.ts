import { describe, expect, test } from 'vitest'
import { type Comparison, comparedRange, type Period, rangeOf } from './periods'

const today = '2026-11-25'

test.each([
  ['vandaag', '2026-11-25', '2026-11-25'],
  ['gisteren', '2026-11-24', '2026-11-24'],
  ['7-dagen', '2026-11-18', '2026-11-24'],
  ['30-dagen', '2026-10-26', '2026-11-24'],
  ['deze-maand', '2026-11-01', '2026-11-25'],
  ['vorige-maand', '2026-10-01', '2026-10-31'],
  ['dit-jaar', '2026-01-01', '2026-11-25'],
  ['vorig-jaar', '2025-01-01', '2025-12-31'],
] as const)('%s is from %s until %s', (period, from, until) => {
  expect(rangeOf(period, today)).toEqual({ from, until })
})

test('the first day of a month and year is a month and year of one day', () => {
  expect(rangeOf('deze-maand', '2026-03-01')).toEqual({ from: '2026-03-01', until: '2026-03-01' })
  expect(rangeOf('vorige-maand', '2026-03-01')).toEqual({ from: '2026-02-01', until: '2026-02-28' })
  expect(rangeOf('vorig-jaar', '2026-01-01')).toEqual({ from: '2025-01-01', until: '2025-12-31' })
})

describe('a period is compared with', () => {
  test.each<[Period, string, string, Comparison, string, string]>([
    ['vandaag', '2026-11-25', '2026-11-25', 'vorige-periode', '2026-11-24', '2026-11-24'],
    ['7-dagen', '2026-11-18', '2026-11-24', 'vorige-periode', '2026-11-11', '2026-11-17'],
    ['deze-maand', '2026-11-01', '2026-11-25', 'vorige-periode', '2026-10-01', '2026-10-25'],
    // October has 31 days, September 30
    ['deze-maand', '2026-10-01', '2026-10-31', 'vorige-periode', '2026-09-01', '2026-09-30'],
    ['vorige-maand', '2026-02-01', '2026-02-28', 'vorige-periode', '2026-01-01', '2026-01-31'],
    ['vorige-maand', '2025-02-01', '2025-02-28', 'vorig-jaar', '2024-02-01', '2024-02-29'],
    ['dit-jaar', '2026-01-01', '2026-11-25', 'vorige-periode', '2025-01-01', '2025-11-25'],
    ['dit-jaar', '2024-01-01', '2024-02-29', 'vorige-periode', '2023-01-01', '2023-02-28'],
    ['vorig-jaar', '2025-01-01', '2025-12-31', 'vorige-periode', '2024-01-01', '2024-12-31'],
    ['eigen', '2026-03-28', '2026-04-02', 'vorige-periode', '2026-03-22', '2026-03-27'],
    ['eigen', '2024-02-29', '2024-02-29', 'vorig-jaar', '2023-02-28', '2023-02-28'],
  ])('%s from %s until %s: %s', (period, from, until, comparison, comparedFrom, comparedUntil) => {
    const compared = { from: comparedFrom, until: comparedUntil }
    expect(comparedRange(period, { from, until }, comparison)).toEqual(compared)
  })

  test('nothing when asked so', () => {
    expect(comparedRange('vandaag', rangeOf('vandaag', today), 'geen')).toBeNull()
  })
})
