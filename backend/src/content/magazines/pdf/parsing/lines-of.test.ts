import { expect, test } from 'vitest'
import { linesOf } from './lines-of'

test('puts broken words together, and keeps lines apart', () => {
  const items = [
    { str: 'De bouw-', hasEOL: true },
    { str: 'markt   van' },
    { str: ' Zwolle', hasEOL: true },
    { str: ' ', hasEOL: true },
    { str: 'Noord-', hasEOL: true },
    { str: 'Holland' },
  ]
  expect(linesOf(items)).toBe('De bouwmarkt van Zwolle\nNoord-\nHolland')
})

test('leaves out what the database rejects, and more text than a page can have', () => {
  expect(linesOf([{ str: 'a\0b\ud800' }])).toBe('a b')
  expect(linesOf([{ str: 'x'.repeat(60_000) }])).toHaveLength(50_000)
})
