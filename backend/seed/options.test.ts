import { expect, test } from 'vitest'
import { OptionError, parseOptions } from './options'

test('without options only the demo content is made', () => {
  expect(parseOptions([])).toEqual({ articles: 0 })
})

test('the size of the large set is a whole number', () => {
  expect(parseOptions(['--articles', '100000'])).toEqual({ articles: 100_000 })
  for (const wrong of ['-5', '1.5', 'veel', '', '99999999']) {
    expect(() => parseOptions([`--articles=${wrong}`])).toThrow('wants a whole number')
  }
  expect(() => parseOptions(['--onbekend'])).toThrow(OptionError)
})
