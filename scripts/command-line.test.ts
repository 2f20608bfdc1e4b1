import { describe, expect, it } from 'vitest'
import { chosenParts, readAmount } from './command-line.ts'

const parts = ['style', 'types', 'unit'] as const

describe('chosenParts', () => {
  it('returns all by default', () => {
    expect(chosenParts(parts)).toEqual(parts)
  })

  it('returns the named ones, each once', () => {
    expect(chosenParts(parts, ['unit', 'style', 'unit'])).toEqual(['style', 'unit'])
  })

  it('rejects an unknown part, and lists the known ones', () => {
    expect(() => chosenParts(parts, ['unit', 'units'])).toThrow(
      "There is no part 'units': choose from style, types, unit.",
    )
  })
})

describe('readAmount', () => {
  it('reads integers', () => {
    expect(readAmount('articles', '1000000')).toBe(1_000_000)
  })

  it.each(['', '0', '-1', '1e3', '1.5', '12345678', 'many'])('rejects %j', (text) => {
    expect(() => readAmount('articles', text)).toThrow(/--articles wants a whole number/)
  })
})
