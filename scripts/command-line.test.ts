import { describe, expect, it } from 'vitest'
import { chosenParts, readAmount } from './command-line.ts'

const parts = ['style', 'types', 'unit'] as const

describe('chosenParts', () => {
  it('takes all when none was named', () => {
    expect(chosenParts(parts)).toEqual(parts)
  })

  it('takes those that were named, each once', () => {
    expect(chosenParts(parts, ['unit', 'style', 'unit'])).toEqual(['style', 'unit'])
  })

  it('refuses what is no part, and says which there are', () => {
    expect(() => chosenParts(parts, ['unit', 'units'])).toThrow(
      "There is no part 'units': choose from style, types, unit.",
    )
  })
})

describe('readAmount', () => {
  it('reads whole numbers', () => {
    expect(readAmount('articles', '1000000')).toBe(1_000_000)
  })

  it.each(['', '0', '-1', '1e3', '1.5', '12345678', 'many'])('refuses %j', (text) => {
    expect(() => readAmount('articles', text)).toThrow(/--articles wants a whole number/)
  })
})
