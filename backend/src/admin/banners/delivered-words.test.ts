import { expect, test } from 'vitest'
import { clickRateWords, dayWords, numberWords } from './delivered-words'

test('writes numbers, rates and days in Dutch', () => {
  expect(numberWords(1_250_000)).toBe('1.250.000')
  expect(clickRateWords({ views: 1_000, clicks: 12 })).toBe('1,20%')
  expect(clickRateWords({ views: 0, clicks: 3 })).toBe('–')
  expect(dayWords('2026-11-25')).toBe('25 nov 2026')
})
