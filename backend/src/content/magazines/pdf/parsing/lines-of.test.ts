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

test('keeps a line apart from larger letters above it, and a large first letter with its word', () => {
  const name = { str: 'Gevel', transform: [128, 0, 0, 128, 26, 700], width: 330, height: 128 }
  const number = { str: 'Nummer 8', transform: [12, 0, 0, 12, 34, 650], width: 60, height: 12 }
  expect(linesOf([name, number])).toBe('Gevel\nNummer 8')
  const initial = { str: 'D', transform: [40, 0, 0, 40, 34, 600], width: 30, height: 40 }
  const rest = { str: 'e hal', transform: [10, 0, 0, 10, 64, 580], width: 40, height: 10 }
  expect(linesOf([initial, rest])).toBe('De hal')
})

test('leaves out what the database rejects, and more text than a page can have', () => {
  expect(linesOf([{ str: 'a\0b\ud800' }])).toBe('a b')
  expect(linesOf([{ str: 'x'.repeat(60_000) }])).toHaveLength(50_000)
})
