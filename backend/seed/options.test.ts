import { expect, test } from 'vitest'
import { OptionError, parseOptions } from './options'

test('adds only the demo content without options', () => {
  expect(parseOptions([])).toEqual({ articles: 0 })
})

test('accepts an integer as the size of the large set', () => {
  expect(parseOptions(['--articles', '100000'])).toEqual({ articles: 100_000 })
  for (const wrong of ['-5', '1.5', 'veel', '', '99999999']) {
    expect(() => parseOptions([`--articles=${wrong}`])).toThrow('wants a whole number')
  }
  expect(() => parseOptions(['--onbekend'])).toThrow(OptionError)
})

test('accepts the day of the demo content', () => {
  expect(parseOptions(['--day', '2026-11-20'])).toEqual({ articles: 0, day: '2026-11-20' })
  for (const wrong of ['2026-02-30', '20-11-2026', '']) {
    expect(() => parseOptions([`--day=${wrong}`])).toThrow('wants a day that exists')
  }
})
